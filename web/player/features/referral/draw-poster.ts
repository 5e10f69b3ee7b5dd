/** Draws the picture that a member hands on: the house, the code, and whom it is for. */
import { encode } from 'uqr'
import art from '../../../../design/art/poster-lantern.svg?no-inline'
import logo from '../../../../design/art/logo.svg?no-inline'

export const POSTER_WIDTH = 1080
export const POSTER_HEIGHT = 1350

export interface PosterText {
  readonly first: string
  readonly second: string
  /** Empty without a gift for the friend. */
  readonly gift: string
  readonly codeLabel: string
  readonly code: string
  readonly link: string
  readonly age: string
  readonly care: string
  /** The address of the picture beside the words; without one the lantern. */
  readonly art?: string
}

const RED = 'hsl(7 69% 28%)'
const NIGHT = 'hsl(20 31% 6%)'
const GOLD = 'hsl(39 73% 61%)'
const PALE = 'hsl(43 84% 78%)'
const CREAM = 'hsl(33 100% 95%)'
const SAND = 'hsl(33 50% 81%)'

const EDGE = 64
/** Where the dark foot with the code begins. */
const FOOT = 972
const QR = 300
/** How wide the red beside the picture is: the words stay on it. */
const FLAT = 600
/** The smallest type that is still read on a phone; a longer line runs into the fade. */
const LEAST_TYPE = 44

/** The size at which words of this width fit the room, which is never below the least. */
export function typeSize(size: number, wordsWidth: number, room: number = FLAT): number {
  return Math.max(LEAST_TYPE, Math.min(size, Math.floor((size * room) / wordsWidth)))
}

/** Loads what is drawn with first: a canvas draws with what is there. */
export async function drawPoster(canvas: HTMLCanvasElement, text: PosterText): Promise<void> {
  const family = getComputedStyle(document.body).fontFamily
  const font = (weight: 400 | 600 | 700, size: number) => `${weight} ${size}px ${family}`
  const [picture, name] = await Promise.all([
    imageOf(text.art ?? art),
    imageOf(logo),
    ...([400, 600, 700] as const).map((weight) =>
      document.fonts.load(font(weight, 40), JSON.stringify(text)),
    ),
  ])
  const pen = canvas.getContext('2d')
  if (!pen) return
  const write = (
    words: string,
    look: { font: string; colour: string; x: number; y: number; width: number },
  ) => {
    pen.font = look.font
    pen.fillStyle = look.colour
    pen.fillText(words, look.x, look.y, look.width)
  }
  drawGround(pen, picture)
  const fitted = (weight: 400 | 700, size: number, lines: readonly string[]) => {
    pen.font = font(weight, size)
    return font(weight, typeSize(size, Math.max(1, ...lines.map((line) => pen.measureText(line).width))))
  }
  const width = POSTER_WIDTH - 2 * EDGE
  const title = fitted(700, 92, [text.first, text.second])
  pen.drawImage(name, EDGE, EDGE, 345, 115)
  write(text.first, { font: title, colour: CREAM, x: EDGE, y: 372, width })
  write(text.second, { font: title, colour: CREAM, x: EDGE, y: 500, width })
  write(text.gift, { font: fitted(400, 50, [text.gift]), colour: SAND, x: EDGE, y: 604, width })
  drawQr(pen, text.link, EDGE, FOOT + 39)
  const beside = { x: EDGE + QR + 52, width: POSTER_WIDTH - 2 * EDGE - QR - 52 }
  write(text.codeLabel, { font: font(400, 40), colour: SAND, y: FOOT + 92, ...beside })
  write(text.code, { font: font(700, 88), colour: PALE, y: FOOT + 190, ...beside })
  write(text.age, { font: font(400, 40), colour: SAND, y: FOOT + 268, ...beside })
  write(text.care, { font: font(400, 40), colour: SAND, y: FOOT + 326, ...beside })
}

/** The art at the right fades into the red, so that the words at the left are read. */
function drawGround(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  pen.fillStyle = RED
  pen.fillRect(0, 0, POSTER_WIDTH, FOOT)
  pen.drawImage(picture, 540, -60, 780, 1043)
  const fade = pen.createLinearGradient(520, 0, 1000, 0)
  fade.addColorStop(0, RED)
  fade.addColorStop(1, 'hsl(7 69% 28% / 0)')
  pen.fillStyle = fade
  pen.fillRect(520, 0, POSTER_WIDTH - 520, FOOT)
  pen.fillStyle = NIGHT
  pen.fillRect(0, FOOT, POSTER_WIDTH, POSTER_HEIGHT - FOOT)
  pen.fillStyle = GOLD
  pen.fillRect(0, FOOT, POSTER_WIDTH, 6)
}

function drawQr(pen: CanvasRenderingContext2D, link: string, left: number, top: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: 2 })
  const module = Math.floor(QR / size)
  const inset = Math.floor((QR - module * size) / 2)
  pen.fillStyle = 'white'
  pen.fillRect(left, top, QR, QR)
  pen.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(left + inset + x * module, top + inset + y * module, module, module)
}

async function imageOf(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}
