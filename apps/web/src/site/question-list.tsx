interface QuestionListProps {
  title: string
  of: readonly { question: string; answer: string }[]
}

/** Questions and their answers, all of them open: nothing to click before one can read. */
export function QuestionList({ title, of }: QuestionListProps) {
  return (
    <section id="faq" aria-labelledby="faq-title" className="-scroll-mt-14 pt-24 sm:-scroll-mt-22 sm:pt-32">
      <div className="double-rule" />
      <h2 id="faq-title" className="display pt-8 text-3xl sm:text-5xl">
        {title}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {of.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="text-xl font-semibold">{question}</h3>
            <p className="mt-2 max-w-[62ch] text-ink-soft [overflow-wrap:anywhere]">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
