/** What a browser says of itself. */
export interface Agent {
  userAgent: string
  /** What Chromium says instead, with names made up among the true ones. */
  userAgentData?: { brands: readonly { brand: string }[]; platform: string }
}

const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  // Those that call themselves Chrome or Safari as well come first.
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrom(e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bmac(intosh|os|\b)/i],
  ['Chrome OS', /\bCrOS\b|\bChrome OS\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

const brandNames: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet': 'Samsung Internet',
  Vivaldi: 'Vivaldi',
  Brave: 'Brave',
  'Google Chrome': 'Chrome',
  Chromium: 'Chromium',
}

/** What a person knows a device by, `Chrome on Windows`: nothing that distinguishes two such devices. */
export function deviceLabel({ userAgent, userAgentData }: Agent): string {
  const said = new Set(userAgentData?.brands.map(({ brand }) => brand))
  const brand = Object.keys(brandNames).find((name) => said.has(name))
  const browser = (brand && brandNames[brand]) ?? named(browsers, userAgent) ?? 'A browser'
  const system = named(systems, userAgentData?.platform ?? '') ?? named(systems, userAgent)
  return system ? `${browser} on ${system}` : browser
}

const named = (names: typeof browsers, text: string): string | undefined => names.find(([, sign]) => sign.test(text))?.[0]
