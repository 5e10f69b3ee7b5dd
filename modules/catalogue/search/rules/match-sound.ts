/** Finds names by their sound: Thai in Latin letters and English in Thai ones, with or without spaces. */
import type { Scores } from './scores.ts'
import { fieldOf, type Field, type SearchIndex } from './search-index.ts'
import type { Query } from './search-query.ts'
import { strangeVowels } from './sound-text.ts'

/** At most this many. */
const MOST_HEARD = 60

/** A name that sounds like what was typed, whichever letters either is written in. */
export function matchSound(index: SearchIndex, query: Query, scores: Scores): void {
  hear(index, query, scores)
  // Thai in Latin letters has PH for พ: "maphrao".
  if (query.plain.includes('ph'))
    hear(index, { ...query, ...fieldOf(query.plain.replaceAll('ph', 'p')) }, scores)
}

function hear(index: SearchIndex, query: Query, scores: Scores): void {
  if (query.sound.length < 3) return
  const found: [game: number, score: number][] = []
  for (let game = 0; game < index.fields.length; game++) {
    let best = 0
    for (const field of index.fields[game]!)
      if (field.sound.length >= query.sound.length) best = Math.max(best, soundScore(field, query))
    if (best > 0) found.push([game, best])
  }
  if (found.length === 0 && query.sound.length >= 5 && !query.isLatin) matchSoundSlipped(index, query, found)
  if (found.length === 0 && query.sound.length >= 6) matchSoundHalves(index, query, found)
  scores.raiseBest(found, MOST_HEARD)
}

/** One sound more or less: "flying" has one that ฟลายอิ้ง has not. */
function matchSoundSlipped(
  index: SearchIndex,
  { sound: asked }: Query,
  found: [game: number, score: number][],
): void {
  index.fields.forEach((fields, game) => {
    if (fields.some(({ sound, isLatin }) => isLatin && isOneApart(sound, asked))) found.push([game, 500])
  })
}

/** The same except for one letter more, less or different, which is not the first. */
function isOneApart(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let [start, end] = [1, 0]
  while (start < one.length && one[start] === other[start]) start++
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - start - end <= 1
}

/** Two words in the other letters, whatever the end of the first, with or without more between them. */
function matchSoundHalves(
  index: SearchIndex,
  { sound: asked, isLatin }: Query,
  found: [game: number, score: number][],
): void {
  const halves = Array.from(
    { length: asked.length - 5 },
    (_, at) => [asked.slice(0, at + 3), asked.slice(at + 3)] as const,
  )
  index.fields.forEach((fields, game) => {
    const has = fields.find(
      ({ sound, soundStarts, isLatin: isLatinToo }) =>
        isLatinToo !== isLatin &&
        halves.some(([one, other]) => {
          const first = soundStarts.find((start) => sound.startsWith(one, start))
          return (
            first !== undefined &&
            soundStarts.some((start) => start >= first + one.length && sound.startsWith(other, start))
          )
        }),
    )
    if (has) found.push([game, 500 - Math.min(20, has.sound.length - asked.length)])
  })
}

/**
 * In the other letters one word of the name is enough; in the same letters typing errors are a better
 * measure.
 */
function soundScore({ sound, soundStarts, voice, isLatin }: Field, query: Query): number {
  const asked = query.sound
  if (isLatin === query.isLatin)
    return sound === asked ? 470 : asked.length >= 5 && sound.startsWith(asked) ? 440 : 0
  let best = 0
  for (let at = sound.indexOf(asked); at >= 0; at = sound.indexOf(asked, at + 1)) {
    const end = at + asked.length
    const isBeginning = soundStarts.includes(at)
    const isWhole = isBeginning && (end === sound.length || soundStarts.includes(end))
    // Thai has no spaces: three sounds in the middle of a text are too little.
    const score = isWhole
      ? end - at === sound.length
        ? 560
        : 540
      : isBeginning
        ? 500
        : asked.length >= 4
          ? 470
          : 0
    if (score === 0) continue
    const heard = voiceBetween(voice, at, end)
    const strange = isLatin ? strangeVowels(query.voice, heard) : strangeVowels(heard, query.voice)
    best = Math.max(best, score - 60 * strange - Math.min(20, sound.length - asked.length))
  }
  return best
}

/** The sequence of some of its sounds, with the vowels that follow them. */
function voiceBetween(voice: string, from: number, to: number): string {
  let count = -1
  let part = ''
  for (const letter of voice) {
    if (!/[a-z]/.test(letter)) count++
    if (count >= to) break
    if (count >= from) part += letter
  }
  return part
}
