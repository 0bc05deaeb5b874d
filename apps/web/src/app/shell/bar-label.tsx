/** What a place in the bottom bar is called, as wide as it is in bold: nothing moves where another is the current one. */
export const BarLabel = ({ text }: { text: string }) => (
  <span
    data-text={text}
    className="max-w-full text-center [overflow-wrap:anywhere] after:invisible after:block after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-text)]"
  >
    {text}
  </span>
)
