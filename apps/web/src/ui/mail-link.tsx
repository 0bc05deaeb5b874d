interface MailLinkProps {
  mail: string
  subject?: string
  className?: string
}

/** Opens the reader's mail program, with nothing in it but a subject. */
export function MailLink({ mail, subject, className }: MailLinkProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a href={`mailto:${mail}${query}`} className={className}>
      {mail}
    </a>
  )
}
