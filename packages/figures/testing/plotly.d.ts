declare module 'plotly.js-cartesian-dist-min' {
  /** What is wrong with a figure; undefined where nothing is. */
  function validate(data: unknown, layout: unknown): { msg: string }[] | undefined
  const plotly: { validate: typeof validate }
  export default plotly
}
