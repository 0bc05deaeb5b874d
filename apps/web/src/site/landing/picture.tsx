import deskDark from '../pictures/desk-dark.webp'
import deskLight from '../pictures/desk-light.webp'
import phoneDark from '../pictures/phone-dark.webp'
import phoneLight from '../pictures/phone-light.webp'
import { sayLanding } from './messages/index.ts'

const { picture } = sayLanding
const themes = [
  { desk: deskLight, phone: phoneLight, look: 'dark:hidden' },
  { desk: deskDark, phone: phoneDark, look: 'hidden dark:block' },
]

/** The product on its demo chat, mounted like a picture in an album; of two, the one of the theme that is on is loaded. */
export function ProductPicture() {
  return (
    <figure className="mt-14 sm:mt-20">
      <div className="corners mx-auto max-w-md border border-line bg-sheet p-3 shadow-lift [--corner-size:2.25rem] sm:max-w-none sm:p-5">
        {themes.map(({ desk, phone, look }) => (
          <picture key={look} className={look}>
            <source media="(min-width: 40rem)" srcSet={desk} width={1920} height={1880} />
            <img src={phone} alt={picture.alt} width={720} height={1520} loading="lazy" className="h-auto w-full border border-line" />
          </picture>
        ))}
      </div>
      <figcaption className="mt-5 text-center font-serif text-lg text-ink-soft italic">{picture.caption}</figcaption>
    </figure>
  )
}
