/**
 * All pictures on one page, each at its whole height: a row a screen, a column a size, theme and language.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'

export interface Shot {
  screen: string
  /** `390x844-dark-th` */
  look: string
  file: string
  complaints: readonly string[]
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Pictures of the page itself are cut here: Chromium draws none that is much higher. */
const PART_HEIGHT = 8_000

/** Writes index.html and its pictures, contact-sheet-1.png and on. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
): Promise<void> {
  const looks = [...new Set(shots.map(({ look }) => look))]
  const names = [...new Set(shots.map(({ screen }) => screen))]
  const cell = (screen: string, look: string): string => {
    const shot = shots.find((found) => found.screen === screen && found.look === look)
    if (!shot) return '<td></td>'
    const picture = shot.file
      ? `<a href="${shot.file}"><img loading="eager" src="${shot.file}" alt="${escape(`${screen} ${look}`)}"></a>`
      : ''
    const mark =
      shot.complaints.length > 0
        ? `<p title="${escape(shot.complaints.join('\n'))}">${shot.complaints.length} ⚠</p>`
        : ''
    return `<td>${picture}${mark}</td>`
  }
  const rows = names
    .map((name) => `<tr><th>${escape(name)}</th>${looks.map((look) => cell(name, look)).join('')}</tr>`)
    .join('\n')
  const style = `body{font:12px sans-serif;margin:12px;background:#777}td{vertical-align:top;padding:4px}img{display:block;width:200px;height:auto}th{text-align:left;color:#fff}p{margin:2px 0;color:#ffd}`
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style><table><tr><th></th>${looks.map((look) => `<th>${look}</th>`).join('')}</tr>\n${rows}</table>\n`,
  )
  const sheet = await browser.newPage({ viewport: { width: 140 + looks.length * 210, height: 800 } })
  await sheet.goto(pathToFileURL(page).href)
  const [width, height] = await sheet.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight] as const,
  )
  for (let top = 0, part = 1; top < height; top += PART_HEIGHT, part++) {
    const clip = { x: 0, y: top, width, height: Math.min(PART_HEIGHT, height - top) }
    await sheet.screenshot({ path: join(folder, `contact-sheet-${part}.png`), fullPage: true, clip })
  }
  await sheet.close()
}
