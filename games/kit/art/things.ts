/** What hands have made: instruments, lights, toys and tools, each round 0, 0 in a box of 200. */
import { around, corners, disc, flat, fourPetals, line, oval, petal, place, ringLine, shape } from './pen.ts'
import { GOLD_LINE, INK, tones, type Tone } from './pigments.ts'

export const bell = (t: Tone) =>
  line('M0 -66V-90', INK, 12) +
  ringLine(0, -82, 12, INK, 9) +
  ringLine(0, -82, 12, t.light, 4) +
  shape('M-20 -66H20C26 -30 54 -10 62 52H-62C-54 -10 -26 -30 -20 -66Z', t.main) +
  flat('M6 -62C14 -20 40 0 44 48H56C46 -6 24 -24 16 -62Z', t.dark, 0.6) +
  shape('M-72 52H72V68H-72Z', t.dark) +
  disc(0, 78, 14, tones.soot.main) +
  line('M-30 -36H30M-46 14H46', GOLD_LINE, 3) +
  flat(fourPetals(0, -10, 16), GOLD_LINE)

export const gong = (t: Tone) =>
  line('M-84 94V-78M84 94V-78', INK, 16) +
  line('M-84 92V-76M84 92V-76', tones.hong.main, 8) +
  shape('M-96 -90H96L88 -70H-88Z', tones.hong.main) +
  line('M-34 -70V-46M34 -70V-46', tones.paper.main, 4) +
  disc(0, 14, 68, t.dark) +
  disc(0, 14, 56, t.main, 3) +
  ringLine(0, 14, 40, t.light, 4) +
  disc(0, 14, 20, t.light) +
  disc(-4, 9, 6, '#fff8ea', 0)

export const drum = (t: Tone) =>
  shape(
    'M-62 -70C-62 -20 -30 -4 -24 10C-18 26 -34 50 -46 94H46C34 50 18 26 24 10C30 -4 62 -20 62 -70Z',
    t.main,
  ) +
  flat('M34 -66C30 -20 8 -4 8 12C8 34 22 60 30 92H42C32 50 18 28 24 10C30 -4 56 -22 58 -66Z', t.dark, 0.7) +
  line('M-54 -46L-22 6L-34 -46L0 8L34 -46L22 6L54 -46', tones.paper.main, 3.5) +
  shape('M-30 2H30V20H-30Z', tones.chad.main) +
  oval(0, -72, 64, 21, tones.paper.main) +
  oval(0, -72, 24, 8, tones.soot.main, 0) +
  line('M-40 78H40', GOLD_LINE, 3)

export const cymbals = (t: Tone) =>
  line('M-34 -58C-20 -96 40 -96 44 -8', INK, 8) +
  line('M-34 -58C-20 -96 40 -96 44 -8', tones.chad.main, 4) +
  [
    [-34, -14],
    [40, 34],
  ]
    .map(
      ([x, y]) =>
        oval(x!, y!, 58, 52, t.main) +
        oval(x! - 3, y! - 3, 42, 37, t.light, 0) +
        oval(x!, y!, 22, 19, t.main, 3.5) +
        disc(x!, y! - 1, 6, tones.chad.main, 3),
    )
    .join('')

export const flute = (t: Tone) =>
  place(
    shape('M-13 -96H13V92H-13Z', t.main) +
      flat('M2 -94H11V90H2Z', t.dark, 0.6) +
      [-52, -26, 0, 26, 52].map((y) => disc(-1, y, 6, INK, 0)).join('') +
      [-84, -70, 72, 82].map((y) => line(`M-13 ${y}H13`, GOLD_LINE, 3.5)).join('') +
      shape('M-16 -100H16V-88H-16Z', t.dark, 4),
    0,
    0,
    1,
    40,
  ) +
  place(shape(petal(10, 46), tones.chad.main, 4), 56, 50, 1, 150) +
  place(shape(petal(10, 46), tones.chad.light, 4), 62, 44, 1, 120)

export const skyLantern = (t: Tone) =>
  shape('M-44 62C-70 30 -78 -30 -54 -66C-36 -92 36 -92 54 -66C78 -30 70 30 44 62Z', t.main) +
  flat('M18 -84C50 -40 46 20 24 60H42C66 30 74 -30 52 -64C44 -76 32 -82 18 -84Z', t.dark, 0.5) +
  line('M-20 -84C-40 -30 -36 20 -18 62M20 -84C40 -30 36 20 18 62M-66 -20C-30 -8 30 -8 66 -20', t.dark, 3) +
  shape('M-46 60H46L40 78H-40Z', tones.chad.main) +
  flame(0, 34, 1)

/** A lamp's flame on its foot. */
export const flame = (x: number, y: number, size: number) =>
  place(
    shape('M0 26C-26 18 -22 -8 -6 -22C0 -30 2 -40 0 -48C22 -32 30 4 18 18C12 25 6 27 0 26Z', '#fff2c4', 4) +
      flat('M2 22C-10 16 -8 2 2 -10C12 2 14 16 2 22Z', '#f0a53a'),
    x,
    y,
    size,
  )

export const candle = (t: Tone) =>
  shape('M-26 94V-14C-26 -24 26 -24 26 -14V94Z', t.main) +
  flat('M8 -18V92H22V-12Z', t.dark, 0.55) +
  shape(
    'M-26 -6C-26 10 -16 8 -16 22C-16 34 -4 32 -4 18C-4 8 8 10 10 2C14 -6 26 0 26 -10C26 -24 -26 -24 -26 -6Z',
    t.light,
    4,
  ) +
  line('M0 -20V-34', INK, 5) +
  flame(0, -50, 0.9) +
  line('M-26 44H26M-26 56H26', GOLD_LINE, 3.5)

export const krathong = (t: Tone) =>
  [-70, -46, -22, 22, 46, 70]
    .map((turn) =>
      place(
        shape(petal(20, 92), turn % 44 === 0 ? tones.leaf.main : t.main) +
          line('M0 -12V-64', tones.leaf.light, 2.5),
        0,
        66,
        1,
        turn,
      ),
    )
    .join('') +
  place(candle(tones.rong), 0, -34, 0.5) +
  [-34, 34]
    .map(
      (x) =>
        line(`M${x} 30L${x * 1.1} -70`, INK, 5) +
        line(`M${x} 30L${x * 1.1} -70`, tones.clay.light, 2.5) +
        disc(x * 1.1, -72, 5, tones.chad.light, 3),
    )
    .join('') +
  place(marigold5(tones.pink), -30, 36, 0.36) +
  place(marigold5(tones.rong), 0, 44, 0.4) +
  place(marigold5(tones.pink), 30, 36, 0.36) +
  shape('M-92 62C-60 50 60 50 92 62C74 92 -74 92 -92 62Z', tones.tangchae.main) +
  line('M-64 70C-24 62 24 62 64 70', GOLD_LINE, 3)
const marigold5 = (t: Tone) => around(10, shape(petal(24, 88), t.main, 8)) + disc(0, 0, 34, t.light, 6)

/** Open and a little tilted: painted paper between ribs, a bamboo handle below. */
export const umbrella = (t: Tone) =>
  place(
    line('M0 -6V84', INK, 15) +
      line('M0 -6V82', tones.clay.light, 8) +
      [22, 50].map((y) => line(`M-5 ${y}H5`, tones.clay.dark, 3)).join('') +
      disc(0, 88, 9, tones.rong.main, 4) +
      shape(CANOPY, t.main) +
      [-64, 0, 64]
        .map((x) =>
          flat(
            `M0 -88Q${x * 0.9 - 16} -66 ${x - 16} ${rim(x - 16)}L${x + 16} ${rim(x + 16)}Q${x * 0.9 + 16} -66 0 -88Z`,
            t.dark,
            0.5,
          ),
        )
        .join('') +
      [-64, -32, 0, 32, 64].map((x) => line(`M0 -88Q${x * 0.9} -66 ${x} ${rim(x)}`, t.dark, 2.5)).join('') +
      line('M-88 -16C-52 -34 52 -34 88 -16M-78 -38C-46 -54 46 -54 78 -38', GOLD_LINE, 3) +
      [
        [-46, -30, 0.34],
        [2, -46, 0.4],
        [48, -30, 0.34],
      ]
        .map(([x, y, size]) =>
          place(
            around(8, shape(petal(15, 46), tones.paper.light, 5)) + disc(0, 0, 15, tones.rong.main, 6),
            x!,
            y!,
            size!,
          ),
        )
        .join('') +
      shape('M-9 -86L0 -106L9 -86Z', tones.rong.main, 4),
    0,
    8,
    1,
    -16,
  )
/** Its edge hangs highest between two ribs. */
const CANOPY =
  'M-96 10C-92 -56 -48 -88 0 -88C48 -88 92 -56 96 10Q80 -12 64 6Q48 -12 32 4Q16 -14 0 4Q-16 -14 -32 4Q-48 -12 -64 6Q-80 -12 -96 10Z'
const rim = (x: number): number => (Math.abs(x) > 60 ? 6 : 0)

export const fan = (t: Tone) =>
  line('M0 40V96', INK, 16) +
  line('M0 40V94', tones.clay.main, 9) +
  shape('M0 52C-40 44 -94 8 -84 -40C-76 -78 -40 -94 0 -94C40 -94 76 -78 84 -40C94 8 40 44 0 52Z', t.main) +
  [-48, -32, -16, 0, 16, 32, 48]
    .map((turn) => place(line(`M0 0V${-128 + Math.abs(turn) * 0.5}`, t.dark, 3), 0, 44, 1, turn))
    .join('') +
  line('M-66 -40C-46 -72 46 -72 66 -40M-54 -10C-36 -40 36 -40 56 -8', GOLD_LINE, 3) +
  flat(fourPetals(0, -34, 20), t.light)

export const kite = (t: Tone) =>
  line('M0 66C-30 74 20 84 -8 98', tones.paper.light, 4) +
  shape('M0 -96L78 -14L0 74L-78 -14Z', t.main) +
  flat('M0 -96L78 -14L0 74Z', t.dark, 0.5) +
  line('M0 -96V74M-78 -14H78', GOLD_LINE, 3.5) +
  flat(fourPetals(0, -14, 26), t.light) +
  [-44, 0, 44]
    .map((x) => place(shape(petal(9, 30), tones.rong.main, 3.5), x * 0.8, 78 - Math.abs(x) * 0.9, 1, 180 - x))
    .join('')

export const spool = (t: Tone) =>
  line('M0 -94V94', INK, 18) +
  line('M0 -92V92', tones.clay.main, 10) +
  shape('M-54 -62H54V-44H-54ZM-54 44H54V62H-54Z', tones.clay.light) +
  shape('M-44 -44H44C58 -20 58 20 44 44H-44C-58 20 -58 -20 -44 -44Z', t.main) +
  line('M-48 -30L48 -18M-52 -12L52 0M-52 6L52 18M-48 24L48 36', t.light, 3.5) +
  line('M50 -20C80 -30 70 -70 94 -84', t.light, 4)

export const glove = (t: Tone) =>
  shape('M-26 92L-34 40C-76 26 -84 -32 -50 -66C-20 -96 50 -96 68 -54C80 -26 74 16 44 38L40 92Z', t.main) +
  flat('M44 -78C70 -50 70 0 38 28L36 90H24L28 30C60 0 62 -44 44 -78Z', t.dark, 0.6) +
  shape('M-34 40C-62 30 -70 4 -50 -12C-32 -24 -12 -6 -24 18', t.main) +
  shape('M-34 44L48 36L46 92H-28Z', tones.paper.light) +
  line('M-30 58L46 52M-29 74L46 70', tones.chad.main, 3.5) +
  line('M-40 -52C-28 -68 -8 -74 10 -74', t.light, 6)

export const headband = (t: Tone) =>
  shape('M-8 -2L-72 78L-50 92L12 22Z', t.dark) +
  flat('M-58 74L-2 12L6 18L-48 82Z', t.main) +
  shape('M0 -86C52 -86 84 -54 84 -18C84 18 50 40 6 40C-44 40 -78 14 -78 -20C-78 -58 -46 -86 0 -86Z', t.main) +
  oval(2, -26, 54, 34, tones.soot.main) +
  around(14, flat(fourPetals(0, -62, 9), GOLD_LINE)).replaceAll(
    'rotate(',
    'translate(2 -24) scale(1.07 .82) rotate(',
  ) +
  shape('M-20 30L-34 56L-6 52Z', tones.rong.main, 4)

export const mortar = (t: Tone) =>
  place(
    shape('M-15 -112H15L11 30H-11Z', tones.clay.light) + shape('M-18 -118H18V-98H-18Z', tones.clay.main),
    26,
    -8,
    1,
    28,
  ) +
  oval(0, -14, 82, 26, t.dark) +
  [
    [-46, -18, -30],
    [-22, -24, 10],
    [-4, -14, 40],
    [40, -12, 70],
    [-34, -8, 80],
  ]
    .map(([x, y, turn]) => place(line('M-20 0C-8 -10 8 10 20 0', tones.leaf.light, 6), x!, y!, 1, turn!))
    .join('') +
  disc(-14, -22, 11, tones.chad.light, 3.5) +
  disc(14, -14, 9, tones.chad.light, 3.5) +
  shape('M-84 -14C-84 34 -54 62 -44 92H44C54 62 84 34 84 -14C64 8 -64 8 -84 -14Z', t.main) +
  flat('M46 8C40 44 26 62 24 90H42C52 60 78 36 80 0C70 6 58 8 46 8Z', t.dark, 0.6) +
  line('M-74 20C-30 38 30 38 74 20M-48 70C-20 78 20 78 48 70', GOLD_LINE, 3)

export const vase = (t: Tone) =>
  shape('M-22 -92H22L16 -66C70 -46 84 10 56 56L36 92H-36L-56 56C-84 10 -70 -46 -16 -66Z', t.main) +
  flat('M10 -64C60 -40 70 10 42 56L28 90H34L54 56C80 10 68 -44 16 -64Z', t.dark, 0.6) +
  line('M-18 -74H18M-52 -30C-20 -20 20 -20 52 -30M-62 30C-24 44 24 44 62 30M-44 74H44', GOLD_LINE, 3.5) +
  [-40, 0, 40]
    .map(
      (x) =>
        flat(fourPetals(x, 6 + (x === 0 ? 4 : 0), 20), t.light) +
        disc(x, 6 + (x === 0 ? 4 : 0), 5, GOLD_LINE, 0),
    )
    .join('') +
  shape('M-30 -94H30V-82H-30Z', tones.rong.main, 4)

/** Five colours and gold, as the ware is named: a lid with a spire, a band of flames, a band of petals. */
export const jar = (t: Tone) =>
  shape('M-7 -78C-7 -94 7 -94 7 -78L14 -60H-14Z', tones.rong.main, 4) +
  disc(0, -92, 6, tones.rong.light, 3.5) +
  shape('M-50 -30C-50 -52 -28 -62 0 -62C28 -62 50 -52 50 -30Z', t.main) +
  [-30, -10, 10, 30]
    .map((x) => place(flat(petal(8, 24), tones.rong.light) + flat(petal(4, 14), t.dark), x, -31, 1, x * 0.5))
    .join('') +
  shape('M-58 -30H58C86 4 72 60 38 74H-38C-72 60 -86 4 -58 -30Z', t.main) +
  flat('M-68 -10H68C74 2 76 14 73 26H-73C-76 14 -74 2 -68 -10Z', tones.paper.light) +
  [-56, -28, 0, 28, 56]
    .map((x, index) =>
      place(
        flat(petal(12, 34), index % 2 ? tones.leaf.main : tones.chad.light) +
          flat(petal(5, 20), tones.rong.light),
        x,
        25,
      ),
    )
    .join('') +
  [-42, -14, 14, 42].map((x) => flat(fourPetals(x, 0, 8), tones.khram.main)).join('') +
  line('M-69 -10H69M-73 26H73', GOLD_LINE, 4) +
  [-48, -24, 0, 24, 48]
    .map((x) =>
      place(
        flat(petal(11, 34), tones.rong.main) + flat(petal(5, 20), t.dark),
        x * 0.92,
        34,
        1,
        180 - x * 0.3,
      ),
    )
    .join('') +
  line('M-58 -30C-86 4 -72 60 -38 74H38C72 60 86 4 58 -30Z', INK, 5) +
  shape('M-40 74H40L34 92H-34Z', tones.rong.main) +
  shape('M-62 -38H62V-28H-62Z', tones.rong.main, 4)

export const cup = (t: Tone) =>
  oval(0, -46, 72, 20, t.dark) +
  shape(
    'M-72 -46H72C72 20 44 54 16 60V76H40V92H-40V76H-16V60C-44 54 -72 20 -72 -46C-40 -30 40 -30 72 -46Z',
    t.main,
  ) +
  line('M-70 -24C-30 -8 30 -8 70 -24M-58 16C-24 32 24 32 58 16', GOLD_LINE, 3.5) +
  [-36, 0, 36].map((x) => flat(fourPetals(x, x === 0 ? 8 : 4, 15), t.light)).join('')

export const wheel = (t: Tone) =>
  disc(0, 0, 88, t.dark) +
  disc(0, 0, 70, tones.soot.dark, 4) +
  around(10, line('M0 -16V-76', INK, 14) + line('M0 -16V-76', t.main, 8)) +
  ringLine(0, 0, 79, t.light, 4) +
  disc(0, 0, 22, t.main) +
  disc(0, 0, 8, GOLD_LINE, 3) +
  around(10, disc(0, -79, 3.5, GOLD_LINE, 0), 18)

export const hat = (t: Tone) =>
  shape('M0 -70C34 -40 74 10 96 40C60 66 -60 66 -96 40C-74 10 -34 -40 0 -70Z', t.main) +
  flat('M0 -70C34 -40 74 10 96 40C80 52 50 58 20 60C50 30 30 -20 0 -70Z', t.dark, 0.5) +
  [-64, -32, 0, 32, 64].map((x) => line(`M0 -68L${x * 1.2} ${56 - Math.abs(x) * 0.16}`, t.dark, 3)).join('') +
  line('M-54 -6C-20 8 20 8 54 -6M-78 22C-30 40 30 40 78 22', t.light, 3.5) +
  disc(0, -70, 7, tones.chad.main, 4)

export const club = (t: Tone) =>
  place(
    line('M0 -20V94', INK, 22) +
      line('M0 -20V92', t.dark, 13) +
      shape('M-28 -16C-44 -50 -34 -86 0 -96C34 -86 44 -50 28 -16Z', t.main) +
      line('M-30 -36H30M-34 -58H34M-22 -80H22', GOLD_LINE, 3.5) +
      shape('M-22 -16H22V0H-22Z', tones.chad.main) +
      [24, 44, 64].map((y) => line(`M-9 ${y}H9`, GOLD_LINE, 3.5)).join('') +
      disc(0, 96, 10, t.main),
    0,
    0,
    0.96,
    32,
  )

export const seven = (t: Tone) =>
  shape('M-68 -88H72V-46C30 -6 14 40 12 92H-46C-44 34 -24 -10 12 -40H-68Z', t.main, 6) +
  flat('M40 -84H68V-48C28 -8 12 40 8 88H-10C-6 36 14 -10 40 -40Z', t.dark, 0.55) +
  line('M-58 -76H60', t.light, 5) +
  flat(corners(4, 13, 4), GOLD_LINE)
