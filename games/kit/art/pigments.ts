/**
 * The six pigments of the product and their companions in drawings (look.md §2, §8): each with its light and
 * its dark.
 */
export interface Tone {
  readonly main: string
  readonly light: string
  readonly dark: string
}

export const tones = {
  chad: { main: '#b3261b', light: '#d8503a', dark: '#7e1711' },
  khram: { main: '#23497a', light: '#4a7fb5', dark: '#12294a' },
  tangchae: { main: '#1f6b58', light: '#46a488', dark: '#123f35' },
  rong: { main: '#dda032', light: '#f3cf7c', dark: '#a66e17' },
  hong: { main: '#8a4535', light: '#c97b62', dark: '#55221b' },
  soot: { main: '#3a2a22', light: '#6b5446', dark: '#1d1410' },
  paper: { main: '#f3e3b8', light: '#fff8ea', dark: '#cdb27a' },
  pink: { main: '#e2837f', light: '#f7c8bd', dark: '#b24a52' },
  leaf: { main: '#6f8f34', light: '#a9c661', dark: '#435f1d' },
  plum: { main: '#5b2548', light: '#8f4a77', dark: '#34122a' },
  sky: { main: '#6fa9c9', light: '#bfe0ea', dark: '#3f7796' },
  clay: { main: '#a5643b', light: '#cf9262', dark: '#6b3a1e' },
} as const satisfies Record<string, Tone>

export type ToneName = keyof typeof tones

/** Leaf as the ground of a whole game: dark enough for the smallest text on it. */
export const LEAF_GROUND = '#263a10'
export const INK = '#1a0f0b'
export const GOLD_LINE = '#f6db98'
