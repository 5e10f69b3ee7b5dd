import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { games } from '../../games/all.ts'

/** A drawing by the name that its address has. */
export interface Drawing {
  readonly file: string
  readonly path: string
}

/** Those of the site and each game's poster, in order of their names. */
export function drawingsOf(root: string): readonly Drawing[] {
  const site = join(root, 'design/art')
  return [
    ...readdirSync(site).map((file) => ({ file, path: join(site, file) })),
    ...games.map(({ game }) => ({
      file: `poster-${game.poster}.svg`,
      path: join(root, 'games', game.code.toLowerCase(), 'art/poster.svg'),
    })),
  ]
    .filter(({ file }) => sizesOf(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** Widths in pixels of the drawn pictures: the plain name, and the name with @2x. */
const widths: Record<string, readonly [plain: number, double: number]> = {
  poster: [320, 480],
  banner: [720, 1600],
  scene: [800, 1600],
}

/**
 * The folder of the drawn pictures; its name changes when a drawing does, so that browsers may keep them for
 * ever.
 */
export function artFolderName(drawings: readonly Drawing[]): string {
  const hash = createHash('sha256')
  for (const { file, path } of drawings) hash.update(file).update(readFileSync(path))
  return `art-${hash.digest('hex').slice(0, 8)}`
}

function sizesOf(file: string): readonly [number, number] | undefined {
  return file.endsWith('.svg') ? widths[file.split('-')[0]!] : undefined
}

/**
 * Draws poster-*, banner-* and scene-* as WebP: vector posters weigh up to 135 kB and cost a phone more time
 * to paint than to load.
 */
export function drawArt(drawings: readonly Drawing[]): Plugin {
  return {
    name: 'sala:draw-art',
    apply: 'build',
    async generateBundle() {
      const folder = artFolderName(drawings)
      for (const { file, path } of drawings) {
        const name = file.replace(/\.svg$/, '')
        const sizes = sizesOf(file)!
        const drawing = readFileSync(path)
        for (const [suffix, width] of [
          ['', sizes[0]],
          ['@2x', sizes[1]],
        ] as const) {
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${name}${suffix}.webp`,
            source: await drawOnce(drawing, width),
          })
        }
      }
    },
  }
}

/** Keeps what was drawn under .cache, so that a second build takes no time for it. */
async function drawOnce(drawing: Buffer, width: number): Promise<Buffer> {
  const folder = join('.cache', 'art')
  const path = join(
    folder,
    `${createHash('sha256').update(drawing).update(`${width} webp 74`).digest('hex').slice(0, 24)}.webp`,
  )
  try {
    return readFileSync(path)
  } catch {
    const drawn = await sharp(drawing, { density: 144 })
      .resize(width)
      .webp({ quality: 74, effort: 5 })
      .toBuffer()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, drawn)
    return drawn
  }
}
