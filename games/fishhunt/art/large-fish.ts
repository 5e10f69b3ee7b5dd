/** The large ones that come alone: shark, golden carp, whale and the naga. */
import { disc, flat, line, place, shape } from '../../kit/art/pen.ts'
import { GOLD_LINE, INK, tones } from '../../kit/art/pigments.ts'
import type { Drawing } from './drawing.ts'
import { eye } from './small-fish.ts'

const { khram, sky, paper, rong, chad, tangchae, hong } = tones

export const shark: Drawing = {
  width: 274,
  height: 136,
  turns: 'SIDE',
  hinge: { axis: 'x', at: 84, amount: 0.3, perSecond: 1.5 },
  moving:
    shape('M78 -4L130 -56C128 -30 122 -12 116 -2C124 10 126 22 124 34L80 8Z', khram.light, 3.4) +
    line('M92 -6L118 -34M92 4L114 20', GOLD_LINE, 2),
  body:
    shape('M-20 -30C-10 -58 10 -64 22 -62C20 -46 24 -34 34 -24Z', khram.main, 3.4) +
    shape('M-24 26C-22 50 -6 62 10 60C4 48 4 38 10 26Z', khram.main, 3.4) +
    shape('M-132 -6C-104 -36 20 -46 96 -2C40 34 -70 42 -112 14C-122 10 -130 2 -132 -6Z', khram.light, 3.6) +
    flat('M-108 12C-66 38 34 30 88 1C36 10 -60 14 -100 2C-112 2 -114 8 -108 12Z', paper.main) +
    line('M-118 10C-104 12 -92 8 -84 2', INK, 3) +
    shape('M-110 11L-105 18L-101 11ZM-99 10L-94 17L-90 8Z', paper.light, 1.8) +
    line(
      'M-58 -14C-52 -6 -52 4 -58 12M-46 -15C-40 -6 -40 4 -46 13M-34 -16C-28 -6 -28 4 -34 13',
      khram.dark,
      3,
    ) +
    line('M-12 -32C20 -32 50 -22 76 -8', GOLD_LINE, 2.2) +
    eye(-88, -14, 6.6),
}

const scale = (x: number, y: number): string =>
  `M${x} ${y - 11}C${x + 13} ${y - 6} ${x + 13} ${y + 6} ${x} ${y + 11}`

export const carp: Drawing = {
  width: 240,
  height: 192,
  turns: 'SIDE',
  hinge: { axis: 'x', at: 58, amount: 0.32, perSecond: 1.8 },
  moving:
    shape(
      'M52 0C78 -34 104 -56 114 -50C108 -30 106 -14 96 0C106 14 108 30 114 50C104 56 78 34 52 0Z',
      chad.main,
      3.4,
    ) + line('M68 -6L104 -38M70 0H94M68 6L104 38', GOLD_LINE, 2.4),
  body:
    shape('M-34 -36C-14 -68 34 -62 48 -26Z', chad.main, 3.4) +
    line('M-16 -42L-8 -54M4 -42L12 -56M22 -36L32 -48', GOLD_LINE, 2.2) +
    shape('M-16 38C-4 66 28 64 36 28Z', chad.main, 3.4) +
    shape('M-112 2C-86 -46 26 -58 74 0C26 54 -86 50 -112 2Z', rong.main, 3.6) +
    flat('M-104 12C-74 46 26 46 68 4C20 26 -60 30 -104 12Z', rong.dark, 0.6) +
    line(
      [
        [-24, -14],
        [-24, 12],
        [0, -22],
        [0, 2],
        [0, 26],
        [24, -12],
        [24, 12],
        [44, 0],
      ]
        .map(([x, y]) => scale(x!, y!))
        .join(''),
      rong.dark,
      3.6,
    ) +
    line('M-54 -34C-42 -12 -42 14 -54 36', GOLD_LINE, 3) +
    shape(
      'M-96 -44L-104 -84L-84 -66L-70 -92L-56 -68L-36 -86L-42 -44C-60 -52 -80 -52 -96 -44Z',
      rong.light,
      3.2,
    ) +
    disc(-70, -58, 5, chad.main, 2.2) +
    line('M-104 14C-110 24 -106 32 -100 34', INK, 3) +
    eye(-82, -8, 10.5),
}

export const whale: Drawing = {
  width: 344,
  height: 188,
  turns: 'SIDE',
  hinge: { axis: 'x', at: 106, amount: 0.26, perSecond: 0.7 },
  moving:
    shape(
      'M100 -4C120 -12 130 -40 166 -52C168 -26 158 -8 148 0C158 10 164 26 162 44C132 36 118 16 100 10Z',
      khram.main,
      3.6,
    ) + line('M122 -6C138 -14 148 -28 156 -38M122 6C138 12 146 22 152 30', GOLD_LINE, 2.2),
  body:
    shape('M-30 40C-34 70 -10 86 14 82C4 68 4 54 12 42Z', khram.main, 3.6) +
    shape(
      'M-164 4C-160 -58 -60 -78 20 -54C66 -42 92 -18 118 0C94 34 20 62 -70 58C-130 54 -164 34 -164 4Z',
      khram.main,
      3.8,
    ) +
    flat(
      'M-162 10C-158 38 -122 52 -70 55C0 58 60 40 96 18C40 30 -20 32 -70 24C-110 18 -140 10 -162 10Z',
      paper.main,
    ) +
    line(
      'M-146 30C-120 36 -90 40 -62 40M-130 41C-110 46 -84 49 -62 49M-148 20C-120 26 -90 31 -58 32',
      sky.dark,
      2.6,
    ) +
    line('M-163 9C-140 8 -120 12 -98 20', INK, 3.4) +
    flat('M-120 -42C-60 -66 10 -54 50 -36C0 -46 -70 -46 -120 -42Z', khram.light, 0.9) +
    line('M-60 -40C-20 -44 30 -36 66 -18', GOLD_LINE, 2.4) +
    [
      [-40, -24],
      [-16, -18],
      [8, -24],
      [30, -12],
    ]
      .map(([x, y]) => disc(x!, y!, 3.4, GOLD_LINE, 0))
      .join('') +
    line('M-84 -68C-90 -82 -100 -86 -108 -82M-80 -69C-80 -84 -72 -90 -64 -86', sky.light, 4) +
    eye(-116, -8, 8.5),
}

const flame = (x: number, y: number, turn: number, size: number): string =>
  place(shape('M-10 8C-16 -10 4 -16 -4 -36C14 -22 16 -6 10 8Z', rong.main, 3), x, y, size, turn)

/** A serpent in two waves, crested with flames; its tail is the part that moves. */
export const naga: Drawing = {
  width: 476,
  height: 268,
  turns: 'SIDE',
  hinge: { axis: 'x', at: 96, amount: 0.2, perSecond: 0.8 },
  moving:
    line('M92 30C120 64 156 56 172 24C182 4 200 0 218 -10', INK, 36) +
    line('M92 30C120 64 156 56 172 24C182 4 200 0 216 -9', tangchae.main, 29) +
    shape('M206 -22C218 -40 226 -30 224 -6C216 8 204 0 206 -22Z', rong.main, 3),
  body:
    [
      [-66, -30, -20, 0.9],
      [-30, -46, -8, 1],
      [8, -42, 12, 1],
      [40, -20, 30, 0.9],
      [74, 10, 20, 0.8],
    ]
      .map(([x, y, turn, size]) => flame(x!, y!, turn!, size!))
      .join('') +
    line('M52 4C66 18 78 24 104 38', INK, 46) +
    line('M-140 10C-116 40 -92 20 -66 -6C-30 -40 16 -40 44 -6L58 10', INK, 62) +
    line('M52 4C66 18 78 24 104 38', tangchae.main, 38) +
    line('M-140 10C-116 40 -92 20 -66 -6C-30 -40 16 -40 44 -6L58 10', tangchae.main, 54) +
    line('M-124 40C-98 50 -76 28 -54 6C-26 -22 8 -20 30 8C42 24 54 32 66 38', rong.light, 12) +
    line(
      'M-112 14C-104 8 -98 2 -94 -6M-84 -4C-76 -10 -70 -16 -66 -26M-50 -26C-44 -30 -38 -34 -36 -42M-14 -34C-10 -38 -6 -42 -6 -48M22 -24C28 -28 30 -32 32 -38M46 0C54 -2 60 -8 64 -16M66 20C74 18 80 12 84 6',
      GOLD_LINE,
      3,
    ) +
    flame(-128, -44, -26, 1.5) +
    flame(-150, -56, -8, 1.9) +
    flame(-178, -56, 8, 1.6) +
    shape(
      'M-114 -8C-112 -46 -146 -58 -176 -50C-206 -44 -226 -22 -228 -4C-216 -6 -208 -4 -204 2C-214 4 -222 10 -224 20C-200 34 -164 38 -138 26C-122 18 -114 8 -114 -8Z',
      tangchae.light,
      3.8,
    ) +
    flat(
      'M-222 20C-198 32 -164 35 -140 24C-126 18 -118 8 -117 -4C-136 16 -180 14 -204 4C-212 8 -220 12 -222 20Z',
      tangchae.dark,
      0.6,
    ) +
    shape('M-206 2C-190 8 -172 6 -160 -2L-168 14C-182 18 -198 14 -206 2Z', chad.main, 2.8) +
    shape('M-200 3L-196 13L-190 5ZM-184 6L-179 14L-174 4Z', paper.light, 1.8) +
    line('M-222 -12C-214 -16 -206 -16 -202 -12', INK, 3) +
    shape('M-172 -34C-160 -40 -148 -34 -146 -24C-156 -18 -168 -20 -172 -34Z', paper.light, 2.8) +
    disc(-161, -28, 5.2, hong.dark, 0) +
    line('M-142 0C-132 -6 -126 -16 -126 -26M-152 10C-138 6 -130 0 -124 -8', GOLD_LINE, 3),
}
