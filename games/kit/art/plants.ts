/** Fruit, flowers and leaves, each round 0, 0 in a box of 200. */
import { around, at, corners, disc, flat, fourPetals, line, oval, petal, place, shape } from './pen.ts'
import { GOLD_LINE, INK, tones, type Tone } from './pigments.ts'

const leafAt = (x: number, y: number, turn: number, size = 1) =>
  place(
    shape('M0 0C-22 -16 -24 -48 0 -72C24 -48 22 -16 0 0Z', tones.leaf.main) +
      line('M0 -4V-58M0 -22L-10 -34M0 -22L10 -34', tones.leaf.light, 2.5),
    x,
    y,
    size,
    turn,
  )

/**
 * Hangs from its stem, the beak at the lower left, red where the sun reached it; a round one would look like
 * an orange.
 */
export const mango = (t: Tone) =>
  leafAt(34, -62, 74, 0.9) +
  leafAt(28, -64, -46, 0.8) +
  shape(
    'M26 -66C70 -64 98 -20 82 30C66 78 8 98 -38 84C-74 74 -100 50 -94 24C-90 8 -72 4 -54 -12C-32 -32 -22 -70 26 -66Z',
    t.main,
  ) +
  flat('M-90 34C-86 58 -64 74 -36 80C6 92 58 74 76 30C50 58 -30 64 -90 34Z', t.dark, 0.6) +
  flat(
    'M28 -62C66 -58 92 -18 78 26C74 38 66 48 58 54C66 18 50 -36 6 -60C14 -62 20 -62 28 -62Z',
    tones.chad.light,
    0.55,
  ) +
  line('M-58 6C-42 -2 -30 -14 -22 -28', t.light, 7) +
  line('M26 -66C24 -76 28 -86 36 -92', INK, 7)

export const coconut = (t: Tone) =>
  disc(0, 4, 82, t.dark) +
  line(
    'M-70 -30L-58 -22M-78 20L-64 18M-52 60L-44 50M60 60L52 50M78 18L64 16M66 -36L56 -28M-30 -72L-26 -60M32 -72L28 -60',
    t.light,
    3.5,
  ) +
  disc(0, 4, 60, '#fff8ea') +
  disc(0, 8, 44, '#e8dcc0', 3) +
  flat('M-40 8A40 40 0 0 0 40 8C20 20 -20 20 -40 8Z', '#d6ecec') +
  line('M-24 14C-8 20 8 20 24 14', '#ffffff', 3)

export const mangosteen = (t: Tone) =>
  disc(0, 14, 78, t.main) +
  flat('M-70 36A76 76 0 0 0 70 36C40 70 -40 70 -70 36Z', t.dark) +
  place(
    around(
      4,
      shape('M0 0C-34 -6 -42 -34 -22 -50C-8 -44 8 -44 22 -50C42 -34 34 -6 0 0Z', tones.leaf.main),
      45,
    ),
    0,
    -46,
    0.9,
  ) +
  disc(0, -46, 11, tones.clay.main) +
  line('M-50 10C-50 -6 -42 -18 -34 -24', t.light, 5)

export const chili = (t: Tone) =>
  shape(
    'M-6 -58C34 -62 50 -32 40 4C30 46 -10 84 -74 92C-40 66 -26 44 -24 12C-22 -20 -30 -40 -6 -58Z',
    t.main,
  ) +
  flat('M30 -20C30 20 0 62 -44 80C2 66 40 32 40 -10Z', t.dark, 0.7) +
  line('M-8 -34C-12 -12 -10 10 -18 30', t.light, 5) +
  shape('M-22 -50C-14 -70 22 -74 34 -54C20 -50 -4 -48 -22 -50Z', tones.leaf.main) +
  line('M6 -64C6 -80 16 -90 30 -94', INK, 12) +
  line('M6 -64C6 -80 16 -90 30 -94', tones.leaf.main, 6)

export const papaya = (t: Tone) =>
  place(
    shape(
      'M0 -92C40 -92 66 -36 66 16C66 62 38 92 0 92C-38 92 -66 62 -66 16C-66 -36 -40 -92 0 -92Z',
      tones.leaf.main,
    ) +
      shape(
        'M0 -76C30 -76 52 -30 52 14C52 54 30 78 0 78C-30 78 -52 54 -52 14C-52 -30 -30 -76 0 -76Z',
        t.main,
        3.5,
      ) +
      shape(
        'M0 -30C18 -30 26 -6 26 16C26 40 14 54 0 54C-14 54 -26 40 -26 16C-26 -6 -18 -30 0 -30Z',
        t.dark,
        3,
      ) +
      [
        [-8, -12],
        [8, -6],
        [-12, 8],
        [4, 10],
        [14, 22],
        [-8, 26],
        [6, 34],
        [-2, 44],
      ]
        .map(([x, y]) => disc(x!, y!, 5.5, INK, 0) + disc(x! - 1.5, y! - 1.5, 1.6, '#fff8ea', 0))
        .join('') +
      line('M-38 -20C-42 0 -42 30 -36 46', t.light, 5),
    0,
    0,
    1,
    28,
  )

export const lime = (t: Tone) =>
  disc(0, 0, 84, t.main) +
  disc(0, 0, 70, '#f2f0c4', 3) +
  around(8, flat('M0 -8L-20 -58A62 62 0 0 1 20 -58Z', t.light)) +
  around(8, line('M-6 -24L-12 -48', '#f2f0c4', 2.5)) +
  disc(0, 0, 7, '#f2f0c4', 0)

export const tomato = (t: Tone) =>
  shape('M0 -52C36 -74 88 -46 84 8C80 62 40 84 0 84C-40 84 -80 62 -84 8C-88 -46 -36 -74 0 -52Z', t.main) +
  flat('M-80 16C-70 66 -34 80 0 80C40 80 72 62 80 16C60 56 -40 70 -80 16Z', t.dark, 0.6) +
  place(around(5, shape(petal(11, 50), tones.leaf.main, 4), 36), 0, -50, 1) +
  line('M0 -52C0 -70 8 -80 18 -84', INK, 7) +
  line('M-58 -6C-56 -22 -46 -32 -36 -36', t.light, 6)

export const peanut = (t: Tone) =>
  place(
    shape(
      'M-34 -86C6 -96 40 -66 32 -28C28 -8 28 4 38 22C58 60 28 96 -12 92C-52 88 -68 48 -50 16C-42 0 -46 -12 -56 -30C-68 -58 -58 -80 -34 -86Z',
      t.main,
    ) +
      line(
        'M-30 -66C-38 -50 -36 -34 -28 -20M-4 -72C4 -54 6 -36 0 -20M-24 16C-36 36 -34 58 -22 74M6 14C20 36 22 58 10 76M-44 -40L12 -46M-44 46L34 40',
        t.dark,
        4,
      ),
    6,
    0,
    0.98,
    32,
  )

export const durian = (t: Tone) =>
  line('M0 -70V-94', INK, 18) +
  line('M0 -70V-92', tones.clay.main, 10) +
  shape(corners(22, 90, 72), t.main) +
  around(11, shape('M-9 -50L0 -68L9 -50Z', t.light, 3)) +
  around(8, shape('M-8 -28L0 -46L8 -28Z', t.light, 3), 12) +
  around(4, shape('M-8 -8L0 -24L8 -8Z', t.light, 3), 30)

export const rambutan = (t: Tone) =>
  around(26, line('M0 -58C4 -72 -4 -82 6 -94', INK, 8) + line('M0 -58C4 -72 -4 -82 6 -92', t.light, 4)) +
  disc(0, 0, 66, t.main) +
  around(12, line('M0 -34C4 -44 -4 -48 2 -56', t.dark, 4)) +
  around(6, line('M0 -10C4 -18 -4 -22 2 -28', t.dark, 4)) +
  line('M-40 -14C-36 -28 -28 -36 -18 -40', tones.pink.light, 5)

export const pineapple = (t: Tone) =>
  [-52, 52, -28, 28, 0]
    .map((turn) => place(shape(petal(15, 78), tones.leaf.main), 0, -14, 1, turn))
    .join('') +
  shape('M0 -26C38 -26 56 4 54 38C52 74 30 94 0 94C-30 94 -52 74 -54 38C-56 4 -38 -26 0 -26Z', t.main) +
  line('M-44 -2L40 76M-54 28L12 92M-20 -24L54 46M44 -2L-40 76M54 28L-12 92M20 -24L-54 46', t.dark, 4) +
  [
    [0, 14],
    [-24, 36],
    [24, 36],
    [0, 58],
  ]
    .map(([x, y]) => disc(x!, y!, 5, t.light, 0))
    .join('')

export const gourd = (t: Tone) =>
  line('M0 -74C2 -86 12 -92 22 -92', INK, 12) +
  line('M0 -74C2 -86 12 -92 22 -92', tones.leaf.light, 5) +
  shape(
    'M0 -78C26 -78 38 -56 32 -36C28 -20 34 -8 48 4C78 30 66 92 0 92C-66 92 -78 30 -48 4C-34 -8 -28 -20 -32 -36C-38 -56 -26 -78 0 -78Z',
    t.main,
  ) +
  flat('M-60 50C-50 84 50 84 60 50C40 70 -40 70 -60 50Z', t.dark, 0.7) +
  line('M-34 22C-46 34 -46 50 -42 60M-16 -52C-22 -46 -22 -38 -18 -32', t.light, 5) +
  line('M-34 -16C-14 -8 14 -8 34 -16', GOLD_LINE, 3)

export const lotus = (t: Tone) =>
  [
    [-72, 0.86],
    [72, 0.86],
    [-46, 1],
    [46, 1],
    [-22, 1.1],
    [22, 1.1],
    [0, 1.18],
  ]
    .map(([turn, size]) =>
      place(
        shape(petal(30, 108), t.main) +
          line('M0 -16V-80M-8 -28C-12 -48 -8 -66 -4 -78M8 -28C12 -48 8 -66 4 -78', t.light, 2.2),
        0,
        56,
        size!,
        turn!,
      ),
    )
    .join('') +
  [
    [-58, 0.7],
    [58, 0.7],
    [-26, 0.74],
    [26, 0.74],
  ]
    .map(([turn, size]) =>
      place(shape(petal(32, 96), t.light) + line('M0 -14V-66', t.main, 2.5), 0, 62, size!, turn!),
    )
    .join('') +
  shape('M-84 62C-50 50 50 50 84 62C60 86 -60 86 -84 62Z', tones.tangchae.main) +
  line('M-56 68C-20 60 20 60 56 68', tones.tangchae.light, 3)

export const frangipani = (t: Tone) =>
  around(
    5,
    shape('M0 0C-40 -14 -52 -60 -14 -92C24 -84 36 -34 0 0Z', t.light) +
      flat('M0 -6C-18 -18 -22 -40 -10 -54C8 -44 12 -22 0 -6Z', t.main) +
      line('M-2 -18C-8 -38 -10 -54 -10 -72', t.main, 2.5),
  ) + disc(0, 0, 9, t.dark, 3)

export const marigold = (t: Tone) =>
  around(16, shape(petal(20, 88), t.dark, 4)) +
  around(14, shape(petal(18, 70), t.main, 4), 12) +
  around(12, shape(petal(16, 50), t.light, 4)) +
  around(8, shape(petal(12, 32), t.main, 3.5), 20) +
  disc(0, 0, 10, t.light, 3)

export const jasmine = (t: Tone) =>
  around(8, shape(petal(22, 86), t.light, 4.5) + line('M0 -26V-62', t.dark, 2.5)) +
  around(8, shape(petal(14, 48), t.main, 3.5), 22.5) +
  disc(0, 0, 13, tones.rong.main, 4)

export const leaf = (t: Tone) =>
  place(
    shape('M0 92C-60 56 -72 -30 0 -94C72 -30 60 56 0 92Z', t.main) +
      flat('M0 88C56 52 66 -28 2 -88C20 -20 20 40 0 88Z', t.dark, 0.6) +
      line(
        'M0 88V-72M0 50L-34 22M0 50L34 22M0 14L-38 -16M0 14L38 -16M0 -22L-26 -44M0 -22L26 -44',
        t.light,
        3.5,
      ),
    0,
    0,
    1,
    18,
  )

export const bamboo = (t: Tone) =>
  [-46, 4, 50]
    .map((x, index) => {
      const top = -92 + index * 16
      return (
        shape(`M${x - 17} 94V${top}H${x + 17}V94Z`, index === 1 ? t.light : t.main) +
        [24, 84, 140]
          .map((down) =>
            shape(`M${x - 20} ${top + down}H${x + 20}V${top + down + 9}H${x - 20}Z`, t.dark, 3.5),
          )
          .join('') +
        line(
          `M${x - 8} ${top + 8}V${top + 20}M${x - 8} ${top + 40}V${top + 76}M${x - 8} ${top + 100}V${top + 132}`,
          tones.paper.main,
          3,
        )
      )
    })
    .join('') +
  leafAt(20, -30, 64, 0.9) +
  leafAt(-30, 20, -70, 0.8)

export const riceSheaf = (t: Tone) =>
  [-44, -30, -16, 0, 16, 30, 44]
    .map((turn, index) =>
      place(
        line('M0 70V-40', INK, 9) +
          line('M0 70V-40', t.dark, 4.5) +
          Array.from({ length: 5 }, (_, grain) =>
            place(
              shape(petal(7, 24), grain % 2 ? t.light : t.main, 3),
              0,
              -20 - grain * 13,
              1,
              grain % 2 ? 26 : -26,
            ),
          ).join('') +
          place(shape(petal(7, 26), t.light, 3), 0, -82, 1),
        0,
        30 + Math.abs(turn) * 0.1,
        at(index === 3 ? 1 : 0.94),
        turn,
      ),
    )
    .join('') +
  shape('M-46 92L-14 30H14L46 92Z', t.main) +
  line('M-26 88L-6 40M0 90V40M26 88L6 40', t.dark, 3.5) +
  shape('M-26 26H26L22 46H-22Z', tones.chad.main) +
  flat(fourPetals(0, 36, 9), GOLD_LINE)

export const betelLeafBowl = (t: Tone) =>
  oval(0, -20, 66, 22, t.dark) +
  [-34, 0, 34]
    .map((x, index) => place(marigold(index === 1 ? tones.rong : tones.pink), x, -36, 0.4))
    .join('') +
  shape('M-74 -14H74C70 36 44 58 18 62V76H44V92H-44V76H-18V62C-44 58 -70 36 -74 -14Z', t.main) +
  line('M-62 8C-20 20 20 20 62 8M-50 30C-18 42 18 42 50 30', GOLD_LINE, 3)
