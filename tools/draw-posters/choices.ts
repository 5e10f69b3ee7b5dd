/**
 * The posters that code draws, each with its choice of layers (look §8): no row comes twice, and neighbours differ in
 * ground or in silhouette. The studio's other games have posters drawn by hand in web/ui/art.
 */
import { tones } from '../../games/kit/art/pigments.ts'
import * as tables from '../../games/kit/art/table-things.ts'
import * as plants from '../../games/kit/art/plants.ts'
import type { PosterChoice } from '../../games/kit/art/poster.ts'
import * as things from '../../games/kit/art/things.ts'
import * as treasure from '../../games/kit/art/treasure.ts'

export interface Poster extends PosterChoice {
  readonly gameCode: string
  readonly subjects: readonly string[]
}

const { chad, khram, tangchae, rong, hong, leaf, clay } = tones

export const posters: readonly Poster[] = [
  // The studio's games on four of the engines, whose subjects nobody has drawn by hand.
  { gameCode: 'SOMTAM20', ground: 'tangchae', rays: 28, halo: 'petals', haloTone: 'rong', setting: 'none', foreground: 'band', arrangement: 'tall', subjects: [things.mortar(clay)] },
  { gameCode: 'BOSANG', ground: 'hong', treatment: 'lattice', halo: 'none', setting: 'clouds', settingTone: 'rong', arrangement: 'one', subjects: [things.umbrella(chad)] },
  { gameCode: 'BENJARONG', ground: 'plum', isNight: true, rays: 24, halo: 'arch', haloTone: 'khram', setting: 'coins', arrangement: 'tall', subjects: [things.jar(khram)] },
  { gameCode: 'KRATHONG', ground: 'khram', isNight: true, halo: 'moon', haloTone: 'paper', setting: 'water', foreground: 'lanterns', arrangement: 'tall', subjects: [things.krathong(leaf)] },
  // Tables and rooms; baccarat, hi-lo, roulette and hold'em have posters drawn by hand.
  { gameCode: 'DRAGONTIGER', ground: 'khram', rays: 22, halo: 'flames', haloTone: 'chad', setting: 'clouds', settingTone: 'khram', arrangement: 'pair', subjects: [tables.figureCard(treasure.pearl(tangchae)), tables.figureCard(treasure.paw(clay))] },
  { gameCode: 'SICBO', ground: 'plum', isNight: true, treatment: 'beams', halo: 'none', setting: 'none', foreground: 'band', arrangement: 'tall', subjects: [tables.dome(rong)] },
  { gameCode: 'PRAWNCRAB', ground: 'rong', treatment: 'bands', halo: 'none', setting: 'water', settingTone: 'khram', arrangement: 'three', subjects: [tables.pictureDie(plants.gourd(leaf), tangchae), tables.pictureDie(treasure.prawn(hong), hong), tables.pictureDie(treasure.claw(chad), khram)] },
  { gameCode: 'FANTAN', ground: 'hong', treatment: 'lattice', halo: 'spokes', haloTone: 'rong', setting: 'none', arrangement: 'tall', subjects: [tables.beads(rong)] },
  { gameCode: 'POKDENG', ground: 'chad', rays: 18, halo: 'moon', haloTone: 'rong', setting: 'none', foreground: 'lanterns', arrangement: 'tall', subjects: [tables.fanOf([tables.suitCard('heart'), tables.suitCard('spade'), tables.suitCard('diamond')], 40)] },
  { gameCode: 'BLACKJACK', ground: 'soot', rays: 30, halo: 'sun', haloTone: 'tangchae', setting: 'none', foreground: 'coins', arrangement: 'pair', subjects: [tables.suitCard('spade'), tables.card(tables.crown(rong))] },
  { gameCode: 'POKDENGROOM', ground: 'leaf', isNight: true, halo: 'awning', haloTone: 'chad', setting: 'none', foreground: 'band', arrangement: 'four', subjects: [tables.pairOf(tables.cardBack(chad)), tables.pairOf(tables.suitCard('heart')), tables.pairOf(tables.suitCard('club')), tables.pairOf(tables.cardBack(khram))] },
]
