/**
 * The six faces, each in a field of 100 by 100: flat fills in one ink outline, readable at the size of a die.
 */
import { GOLD_LINE, INK, tones } from '../../kit/art/pigments.ts'

export interface FaceShape {
  readonly d: string
  /** Left out: a line only. */
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
}

const filled = (fill: string, d: string, width = 3.5): FaceShape => ({ d, fill, stroke: INK, width })
const flat = (fill: string, d: string): FaceShape => ({ d, fill })
const line = (stroke: string, d: string, width = 3): FaceShape => ({ d, stroke, width })
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`

const fish: readonly FaceShape[] = [
  filled(tones.khram.dark, 'M42 32C48 14 66 14 72 34Z'),
  filled(tones.khram.dark, 'M44 70C50 88 64 86 66 66Z'),
  filled(tones.khram.light, 'M70 48L93 24C88 42 88 60 94 78L70 56Z'),
  filled(tones.khram.main, 'M7 53C20 24 56 22 76 50C58 82 22 80 7 53Z'),
  flat(tones.khram.light, 'M10 55C26 76 52 78 70 57C56 66 30 68 10 55Z'),
  line(GOLD_LINE, 'M37 34C45 46 45 60 37 71', 3),
  line(GOLD_LINE, 'M50 38C56 46 56 58 50 66M61 42C66 48 66 56 61 62', 2.5),
  filled(tones.paper.light, dot(25, 47, 5.5), 2.5),
  flat(INK, dot(24, 47, 2.4)),
]

const prawn: readonly FaceShape[] = [
  line(INK, 'M76 28C96 30 98 52 86 66M72 36C88 44 86 60 76 70', 2.5),
  line(INK, 'M48 50l13 7M44 60l13 2M50 70l10 -5', 3),
  filled(tones.rong.main, 'M60 72L90 66L82 78L92 88L74 87L66 95L58 82Z'),
  filled(
    tones.chad.main,
    'M74 17C36 8 10 36 19 64C25 84 48 92 67 82L62 67C50 71 41 65 39 56C37 45 51 38 73 41L92 20Z',
  ),
  flat(tones.chad.light, 'M70 20C42 15 20 36 24 58C26 40 42 24 74 25Z'),
  line(
    GOLD_LINE,
    'M58 16C52 24 50 32 54 40M38 20C36 30 38 38 44 46M22 38C28 44 34 48 40 52M18 58C26 58 34 58 40 60M28 77C34 72 40 68 45 65M47 86C48 80 50 74 53 69',
    2.5,
  ),
  flat(INK, dot(72, 29, 3.6)),
]

const gourd: readonly FaceShape[] = [
  filled(tones.leaf.dark, 'M52 17C58 2 78 2 86 12C78 26 62 28 52 17Z'),
  line(INK, 'M50 6C46 12 46 16 48 24', 5),
  filled(tones.leaf.main, 'M48 20C31 20 30 40 41 45C17 52 14 94 50 94S83 52 59 45C70 40 69 20 52 20Z'),
  flat(
    tones.leaf.light,
    'M42 26C36 30 38 38 44 41C38 44 42 32 42 26ZM32 60C24 72 28 84 38 88C32 80 30 70 38 58Z',
  ),
  filled(tones.chad.main, 'M37 41C46 48 54 48 63 41L66 49C56 56 44 56 34 49Z', 3),
  line(GOLD_LINE, 'M54 58C62 66 64 78 58 88', 2.5),
]

const crab: readonly FaceShape[] = [
  line(
    INK,
    'M24 62L8 60L4 70M26 70L12 74L10 84M32 77L22 84L22 93M76 62L92 60L96 70M74 70L88 74L90 84M68 77L78 84L78 93',
    4.5,
  ),
  line(INK, 'M43 40V27M57 40V27', 3.5),
  filled(tones.tangchae.main, 'M28 48C14 46 10 36 14 28L24 32C22 38 26 42 34 44Z'),
  filled(tones.tangchae.main, 'M72 48C86 46 90 36 86 28L76 32C78 38 74 42 66 44Z'),
  filled(tones.tangchae.light, 'M13 34C0 26 4 6 20 5L15 18L28 10C34 24 26 36 13 34Z'),
  filled(tones.tangchae.light, 'M87 34C100 26 96 6 80 5L85 18L72 10C66 24 74 36 87 34Z'),
  filled(tones.tangchae.main, 'M50 37C76 37 86 50 81 63C75 82 25 82 19 63C14 50 24 37 50 37Z'),
  flat(tones.tangchae.light, 'M28 48C38 41 62 41 72 48C60 46 40 46 28 48Z'),
  line(GOLD_LINE, 'M34 66C42 72 58 72 66 66M42 55l8 5l8 -5', 2.5),
  filled(tones.paper.light, dot(43, 25, 5), 2.5),
  filled(tones.paper.light, dot(57, 25, 5), 2.5),
  flat(INK, `${dot(43, 25, 2)}${dot(57, 25, 2)}`),
]

const rooster: readonly FaceShape[] = [
  filled(tones.tangchae.dark, 'M64 54C78 46 80 24 66 8C92 12 102 46 84 68Z'),
  filled(tones.tangchae.light, 'M62 58C74 48 76 36 70 24C86 34 90 54 80 70Z', 3),
  line(INK, 'M46 82L43 96M43 96H34M58 82L61 96M61 96H70', 4),
  filled(tones.chad.light, 'M29 24C24 14 30 8 35 14C36 4 45 4 46 14C53 8 58 16 52 27Z', 3),
  filled(
    tones.rong.main,
    'M29 34C26 22 36 16 45 20C55 24 54 40 58 48C70 54 78 50 84 58C86 74 70 88 52 86C34 84 24 68 29 50C31 44 30 40 29 34Z',
  ),
  flat(tones.rong.light, 'M33 54C28 66 36 78 48 80C38 72 36 62 40 50Z'),
  filled(tones.chad.main, 'M50 58C60 52 74 58 74 66C68 78 52 76 50 58Z', 3),
  line(GOLD_LINE, 'M56 64C62 62 68 64 70 67', 2.5),
  filled(tones.rong.light, 'M29 29L13 35L30 39Z', 3),
  filled(tones.chad.light, 'M30 40C22 50 32 58 37 46Z', 3),
  flat(INK, dot(38, 30, 3.4)),
]

const tiger: readonly FaceShape[] = [
  filled(tones.rong.dark, dot(23, 24, 13)),
  filled(tones.rong.dark, dot(77, 24, 13)),
  flat(tones.pink.light, `${dot(23, 24, 6)}${dot(77, 24, 6)}`),
  filled(tones.rong.main, 'M50 14C70 12 87 28 87 50C92 66 76 92 50 92S8 66 13 50C13 28 30 12 50 14Z'),
  flat(tones.paper.light, 'M20 62C24 54 36 58 50 62C64 58 76 54 80 62C80 78 66 89 50 89S20 78 20 62Z'),
  flat(
    INK,
    'M50 15L44 17L49 36L50 40L51 36L56 17ZM34 19L28 23L40 36ZM66 19L72 23L60 36ZM13 46L14 54L28 53ZM87 46L86 54L72 53ZM12 62L15 69L27 63ZM88 62L85 69L73 63Z',
  ),
  filled(tones.paper.light, 'M26 46C32 39 42 42 44 52C36 55 29 53 26 46Z', 2.5),
  filled(tones.paper.light, 'M74 46C68 39 58 42 56 52C64 55 71 53 74 46Z', 2.5),
  flat(INK, `${dot(36, 48, 3.4)}${dot(64, 48, 3.4)}`),
  filled(tones.chad.light, 'M40 62C46 59 54 59 60 62L50 72Z', 2.5),
  line(INK, 'M50 72V78M50 78C45 86 36 84 33 78M50 78C55 86 64 84 67 78', 3),
]

/** Faces 1 fish, 2 prawn, 3 gourd, 4 crab, 5 rooster, 6 tiger (domain/studio-games.md §4.4). */
export const faceShapes: readonly (readonly FaceShape[])[] = [fish, prawn, gourd, crab, rooster, tiger]
