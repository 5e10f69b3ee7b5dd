/** What a member likes on this device: speed, sound, and the last bet of each game. */
import { speeds, type Speed } from './motion.ts'

const PREFIX = 'sala.stage.'

export function readSpeed(): Speed {
  const kept = read('speed') as Speed | null
  return kept && speeds.includes(kept) ? kept : 'normal'
}

export function readSound(): boolean {
  return read('sound') !== 'off'
}

/** The bet stored for the game, if it still accepts it; otherwise the smallest at or above ten baht. */
export function readBet(gameCode: string, betAmounts: readonly number[]): number {
  const kept = Number.parseInt(read(`bet.${gameCode}`) ?? '', 10)
  if (betAmounts.includes(kept)) return kept
  return betAmounts.find((amount) => amount >= 1000) ?? betAmounts[0]!
}

export const keepSpeed = (speed: Speed): void => keep('speed', speed)
export const keepSound = (isOn: boolean): void => keep('sound', isOn ? 'on' : 'off')
export const keepBet = (gameCode: string, betAmount: number): void => keep(`bet.${gameCode}`, `${betAmount}`)

// A browser may refuse storage; the game then starts as new each time.
function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    return
  }
}

/** Turns the sound on or off, and stores it; returns the new state. */
export function switchSound(sound: { isOn: boolean; unlock(): void }): boolean {
  sound.isOn = !sound.isOn
  keepSound(sound.isOn)
  sound.unlock()
  return sound.isOn
}
