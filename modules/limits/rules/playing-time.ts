/**
 * Playing time from activity (domain/economy.md §10): close signs of activity are one stretch, all devices
 * together.
 */
import { businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'

/** Signs further apart than this are a pause, which was not played. */
export const GAP_MS = 5 * 60_000
/** After this long away a member begins a new sitting. */
export const SITTING_GAP_MS = 30 * 60_000

export interface PlayingTime {
  /** The business date that `playedMs` belongs to. */
  readonly day: string
  readonly playedMs: number
  readonly sittingMs: number
  /** Since the last reality check was answered. */
  readonly uncheckedMs: number
  readonly lastSeenAt: Date
}

export function beginPlayingTime(seenAt: Date, timeZone: string): PlayingTime {
  return {
    day: businessDate(seenAt, timeZone),
    playedMs: 0,
    sittingMs: 0,
    uncheckedMs: 0,
    lastSeenAt: seenAt,
  }
}

/**
 * The time after one more sign. A sign that comes late from another process adds nothing; a clock that was
 * set back counts from its new time, and gives no used day a second time.
 */
export function addSign(before: PlayingTime, seenAt: Date, timeZone: string): PlayingTime {
  const passedMs = seenAt.getTime() - before.lastSeenAt.getTime()
  if (passedMs <= 0 && passedMs > -GAP_MS) return before
  const deltaMs = passedMs > 0 && passedMs <= GAP_MS ? passedMs : 0
  const day = businessDate(seenAt, timeZone)
  const isNewDay = day > before.day
  const sinceMidnightMs = isNewDay ? seenAt.getTime() - startOfBusinessDate(day, timeZone).getTime() : 0
  const isBack = Math.abs(passedMs) > SITTING_GAP_MS
  return {
    day: isNewDay ? day : before.day,
    playedMs: isNewDay ? Math.min(deltaMs, sinceMidnightMs) : before.playedMs + deltaMs,
    sittingMs: isBack ? 0 : before.sittingMs + deltaMs,
    uncheckedMs: isBack ? 0 : before.uncheckedMs + deltaMs,
    lastSeenAt: seenAt,
  }
}

/** Warned when four fifths of the day's time are played. */
export function isWarned(playedMs: number, limitMinutes: number): boolean {
  return playedMs * 5 >= limitMinutes * 60_000 * 4
}

export function minutesLeft(playedMs: number, limitMinutes: number): number {
  return Math.max(0, Math.ceil(limitMinutes - playedMs / 60_000))
}
