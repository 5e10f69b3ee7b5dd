/** Names, birthdays and citizen numbers. */
import { isCalendarDate } from '../../../../kernel/calendar.ts'

/** Whole years lived on a day, both `YYYY-MM-DD`; undefined if the birthday is no date. */
export function ageOn(birthday: string, today: string): number | undefined {
  if (!isCalendarDate(birthday) || birthday > today) return undefined
  const years = parseInt(today.slice(0, 4), 10) - parseInt(birthday.slice(0, 4), 10)
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** A Thai citizen number: thirteen digits, the last one their check digit. */
export function isCitizenNumber(text: string): boolean {
  if (!/^[0-9]{13}$/.test(text)) return false
  const sum = [...text.slice(0, 12)].reduce(
    (total, digit, index) => total + parseInt(digit, 10) * (13 - index),
    0,
  )
  return (11 - (sum % 11)) % 10 === parseInt(text[12]!, 10)
}

/** A person's name with single spaces. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

/**
 * The letters of an avatar: of the nickname, otherwise of the username. Thai vowels before a consonant are
 * not an initial.
 */
export function initialsOf(name: string): string {
  const letters = [...name.replaceAll(/[^\p{L}\p{N}]/gu, '')].filter(
    (letter) => !/[\u0E30-\u0E4E]/.test(letter),
  )
  return letters.slice(0, 2).join('').toUpperCase() || '?'
}
