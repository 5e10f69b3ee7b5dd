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

const { chad, khram, tangchae, rong, hong, soot, paper, pink, leaf, plum, sky, clay } = tones

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
  // The demo vendor's games.
  { gameCode: 'ACME-1', ground: 'chad', rays: 32, halo: 'none', setting: 'sparkle', settingTone: 'rong', arrangement: 'tall', subjects: [treasure.coin(rong)] },
  { gameCode: 'ACME-2', ground: 'soot', rays: 26, halo: 'petals', haloTone: 'rong', setting: 'none', foreground: 'coins', arrangement: 'pair', subjects: [tables.die(6, 3, 2), tables.die(1, 5, 4)] },
  { gameCode: 'ACME-3', ground: 'sky', treatment: 'bands', halo: 'none', setting: 'clouds', settingTone: 'paper', arrangement: 'four', subjects: [things.kite(chad), things.kite(khram), things.kite(tangchae), things.kite(rong)] },
  { gameCode: 'ACME-4', ground: 'khram', isNight: true, treatment: 'beams', halo: 'none', setting: 'prangs', settingTone: 'soot', arrangement: 'ten', subjects: [things.skyLantern(rong)] },
  { gameCode: 'ACME-5', ground: 'leaf', rays: 28, halo: 'awning', haloTone: 'chad', setting: 'none', arrangement: 'four', subjects: [plants.mango(rong), plants.mangosteen(plum), plants.pineapple(rong), plants.rambutan(chad)] },
  { gameCode: 'ACME-6', ground: 'tangchae', isNight: true, halo: 'none', setting: 'water', settingTone: 'tangchae', arrangement: 'three', subjects: [plants.lotus(pink)] },
  { gameCode: 'ACME-7', ground: 'hong', rays: 20, halo: 'beads', haloTone: 'rong', setting: 'none', foreground: 'band', arrangement: 'tall', subjects: [things.drum(khram)] },
  { gameCode: 'ACME-8', ground: 'soot', isNight: true, halo: 'moon', haloTone: 'paper', setting: 'water', settingTone: 'khram', arrangement: 'one', subjects: [treasure.fish(rong)] },
  { gameCode: 'ACME-9', ground: 'chad', halo: 'flames', haloTone: 'rong', setting: 'none', foreground: 'coins', arrangement: 'one', subjects: [plants.durian(leaf)] },
  { gameCode: 'ACME-10', ground: 'plum', rays: 36, halo: 'sun', haloTone: 'pink', setting: 'prangs', settingTone: 'soot', arrangement: 'tall', subjects: [treasure.paw(soot)] },
  { gameCode: 'ACME-11', ground: 'khram', halo: 'none', isNight: true, treatment: 'bands', setting: 'sparkle', settingTone: 'paper', arrangement: 'tall', subjects: [treasure.moon(paper)] },
  { gameCode: 'ACME-12', ground: 'rong', treatment: 'lattice', halo: 'awning', haloTone: 'tangchae', setting: 'none', arrangement: 'six', subjects: [plants.marigold(rong), plants.jasmine(paper), plants.frangipani(pink), plants.marigold(chad), plants.frangipani(rong), plants.jasmine(pink)] },
  { gameCode: 'ACME-14', ground: 'tangchae', rays: 24, halo: 'arch', haloTone: 'chad', setting: 'none', arrangement: 'four', subjects: [things.club(rong), things.club(pink), things.club(sky), things.club(paper)] },
  { gameCode: 'ACME-15', ground: 'rong', halo: 'none', setting: 'canes', settingTone: 'leaf', arrangement: 'six', subjects: [treasure.paw(soot)] },
  { gameCode: 'ACME-16', ground: 'leaf', isNight: true, halo: 'spokes', haloTone: 'leaf', setting: 'water', settingTone: 'tangchae', arrangement: 'tall', subjects: [treasure.fang(paper)] },
  { gameCode: 'ACME-17', ground: 'plum', rays: 28, halo: 'arch', haloTone: 'soot', setting: 'clouds', settingTone: 'tangchae', foreground: 'flames', arrangement: 'one', subjects: [treasure.pearl(tangchae)] },
  { gameCode: 'ACME-18', ground: 'rong', treatment: 'field', halo: 'sun', haloTone: 'chad', setting: 'none', arrangement: 'tall', subjects: [things.wheel(clay)] },
  { gameCode: 'ACME-19', ground: 'hong', rays: 32, halo: 'none', setting: 'none', foreground: 'band', arrangement: 'four', subjects: [tables.suitCard('spade'), tables.suitCard('heart'), tables.suitCard('diamond'), tables.suitCard('club')] },
  { gameCode: 'ACME-20', ground: 'tangchae', isNight: true, rays: 20, halo: 'beads', haloTone: 'rong', setting: 'sparkle', settingTone: 'rong', arrangement: 'tall', subjects: [things.wheel(rong)] },
  { gameCode: 'ACME-23', ground: 'khram', rays: 16, halo: 'rope', haloTone: 'paper', setting: 'none', arrangement: 'pair', subjects: [things.glove(chad), things.glove(sky)] },
  { gameCode: 'ACME-24', ground: 'sky', treatment: 'bands', halo: 'none', setting: 'water', settingTone: 'khram', arrangement: 'pair', subjects: [treasure.claw(chad), treasure.prawn(hong)] },
  { gameCode: 'ACME-25', ground: 'sky', treatment: 'bands', halo: 'arch', haloTone: 'khram', setting: 'none', foreground: 'band', arrangement: 'pair', subjects: [tables.figureCard(tables.crown(rong)), tables.cardBack(chad)] },
  { gameCode: 'ACME-26', ground: 'chad', treatment: 'lattice', halo: 'spokes', haloTone: 'rong', setting: 'none', foreground: 'band', arrangement: 'tall', subjects: [things.bell(rong)] },
  { gameCode: 'ACME-27', ground: 'soot', rays: 32, halo: 'none', setting: 'prangs', settingTone: 'hong', arrangement: 'three', subjects: [things.wheel(rong), things.wheel(chad), things.wheel(tangchae)] },
  { gameCode: 'ACME-29', ground: 'khram', isNight: true, rays: 24, halo: 'none', setting: 'sparkle', settingTone: 'sky', arrangement: 'six', subjects: [treasure.gem(chad), treasure.stepGem(tangchae), treasure.dropGem(sky), treasure.hexGem(rong), treasure.cushionGem(plum), treasure.trillionGem(pink)] },
  { gameCode: 'ACME-30', ground: 'pink', treatment: 'bands', halo: 'sun', haloTone: 'paper', setting: 'prangs', settingTone: 'hong', arrangement: 'pair', subjects: [things.kite(tangchae), things.kite(plum)] },
  { gameCode: 'ACME-31', ground: 'plum', isNight: true, halo: 'none', setting: 'water', settingTone: 'plum', arrangement: 'three', subjects: [things.krathong(leaf), things.candle(rong), things.candle(rong)] },
  { gameCode: 'ACME-32', ground: 'tangchae', rays: 20, halo: 'none', setting: 'canes', settingTone: 'tangchae', arrangement: 'ten', subjects: [plants.coconut(clay), plants.lime(leaf), plants.mango(rong), plants.tomato(chad)] },
  { gameCode: 'ACME-33', ground: 'khram', halo: 'petals', haloTone: 'pink', setting: 'water', arrangement: 'pair', subjects: [plants.lotus(pink), plants.lotus(sky)] },
  { gameCode: 'ACME-34', ground: 'rong', rays: 28, halo: 'none', setting: 'none', foreground: 'band', arrangement: 'four', subjects: [things.drum(chad), things.drum(khram), things.drum(tangchae), things.drum(plum)] },
  { gameCode: 'ACME-35', ground: 'hong', halo: 'awning', haloTone: 'khram', setting: 'coins', arrangement: 'six', subjects: [treasure.fish(chad), treasure.fish(rong), treasure.fish(sky), treasure.fish(tangchae), treasure.fish(pink), treasure.fish(plum)] },
  { gameCode: 'ACME-36', ground: 'tangchae', rays: 16, halo: 'rope', haloTone: 'rong', setting: 'none', arrangement: 'pair', subjects: [treasure.fish(chad), treasure.paw(soot)] },
  { gameCode: 'ACME-37', ground: 'leaf', treatment: 'field', halo: 'moon', haloTone: 'paper', setting: 'clouds', settingTone: 'rong', arrangement: 'one', subjects: [plants.riceSheaf(rong)] },
  { gameCode: 'ACME-38', ground: 'chad', isNight: true, halo: 'sun', haloTone: 'rong', setting: 'canes', settingTone: 'leaf', arrangement: 'ten', subjects: [treasure.fang(paper)] },
  { gameCode: 'ACME-39', ground: 'khram', rays: 36, halo: 'flames', haloTone: 'tangchae', setting: 'water', settingTone: 'khram', arrangement: 'one', subjects: [treasure.shell(pink)] },
  { gameCode: 'ACME-40', ground: 'soot', isNight: true, halo: 'flames', haloTone: 'chad', setting: 'none', foreground: 'flames', settingTone: 'rong', arrangement: 'tall', subjects: [things.club(rong)] },
]
