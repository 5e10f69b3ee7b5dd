/** Every target's drawing, by its name in the rules. */
import type { Drawing } from './drawing.ts'
import { carp, naga, shark, whale } from './large-fish.ts'
import { bombCrab, crab, lobster, ray, turtle } from './shells.ts'
import { anchovy, clownfish, mackerel, puffer, squid } from './small-fish.ts'

export const drawings = {
  ANCHOVY: anchovy,
  MACKEREL: mackerel,
  CLOWNFISH: clownfish,
  SQUID: squid,
  PUFFER: puffer,
  CRAB: crab,
  TURTLE: turtle,
  RAY: ray,
  LOBSTER: lobster,
  SHARK: shark,
  CARP: carp,
  WHALE: whale,
  NAGA: naga,
  BOMBCRAB: bombCrab,
} as const satisfies Record<string, Drawing>
