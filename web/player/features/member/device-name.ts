/** `Android · Chrome` of what a browser says of itself; empty if nothing is recognised. */
export function deviceName(userAgent: string): string {
  const find = (rules: readonly (readonly [RegExp, string])[]) =>
    rules.find(([rule]) => rule.test(userAgent))?.[1]
  const system = find([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X|Macintosh/, 'Mac'],
    [/CrOS/, 'ChromeOS'],
    [/Linux/, 'Linux'],
  ])
  const browser = find([
    [/Edg(e|A|iOS)?\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/SamsungBrowser\//, 'Samsung Internet'],
    [/Line\//, 'LINE'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ])
  return [system, browser].filter(Boolean).join(' · ')
}

export function isPhone(userAgent: string): boolean {
  return /iPhone|Android|Mobile/.test(userAgent)
}
