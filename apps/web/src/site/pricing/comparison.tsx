import { Check, Minus } from 'lucide-react'
import { sayPricing } from '#messages/say/pricing.ts'
import { classes } from '#ui/classes.ts'

const { comparison, free, pro } = sayPricing

/** What each plan has, line by line. Only what exists stands in it. */
export function Comparison() {
  return (
    <section aria-labelledby="comparison-title" className="pt-24 sm:pt-32">
      <div className="double-rule" />
      <h2 id="comparison-title" className="display pt-8 text-3xl sm:text-5xl">
        {comparison.title}
      </h2>
      <table aria-labelledby="comparison-title" className="mt-8 w-full table-fixed border-collapse text-start">
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-[42%] py-3 font-semibold sm:w-3/5">
              {comparison.feature}
            </th>
            <th scope="col" className="display px-2 py-3 text-center text-xl font-medium sm:text-2xl">
              {free.title}
            </th>
            <th scope="col" className="display bg-sheet px-2 py-3 text-center text-xl font-medium text-wax sm:text-2xl">
              {pro.title}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {comparison.rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row" className="py-3.5 pe-3 text-base font-normal sm:text-[1em]">
                {row.feature}
              </th>
              <Value of={row.free} />
              <Value of={row.pro} className="bg-sheet" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Value({ of, className }: { of: boolean | string; className?: string }) {
  const look = classes('px-1 py-3.5 text-center sm:px-2', className)
  if (typeof of === 'string') return <td className={classes(look, 'text-base text-ink-soft sm:text-[1em]')}>{of}</td>
  const Icon = of ? Check : Minus
  return (
    <td className={look}>
      <Icon className={classes('mx-auto size-5', of ? 'text-good' : 'text-ink-faint')} aria-hidden="true" />
      <span className="sr-only">{of ? comparison.yes : comparison.no}</span>
    </td>
  )
}
