/** The keyboard and the eye go to a heading; what is well in sight stays where it is. */
export function toHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) heading.scrollIntoView({ block: 'start' })
}
