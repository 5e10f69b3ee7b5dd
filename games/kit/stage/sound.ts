/**
 * Sounds made in the browser, no files: a ranat's bars for wins, a wooden knock for a reel, a gong for free
 * spins. The audio context is opened by the first press of a button, as browsers ask.
 */
import { knocks, ranat, type Voice } from './voice.ts'

interface Note {
  readonly frequency: number
  /** Seconds from now. */
  readonly at: number
  readonly seconds: number
  readonly gain: number
  readonly wave?: OscillatorType
  /** Frequency the tone slides to. */
  readonly to?: number
}

/** What a dealer calls: bets are open, the last seconds, bets are closed. */
export type Signal = 'OPEN' | 'LAST' | 'CLOSED'

export class Sound {
  isOn: boolean
  private context: AudioContext | null = null
  private readonly voice: Required<Voice>

  constructor(isOn: boolean, voice: Voice = ranat) {
    this.isOn = isOn
    this.voice = { ...ranat, ...voice }
  }

  /** Call from a press: without one a browser keeps the context silent. */
  unlock(): void {
    if (!this.isOn) return
    this.context ??= new AudioContext()
    if (this.context.state === 'suspended') void this.context.resume()
  }

  press(): void {
    this.play([{ frequency: 300, to: 190, at: 0, seconds: 0.07, gain: 0.12, wave: 'triangle' }])
  }

  /** A reel that stops: lower from left to right. */
  reelStop(reel: number): void {
    const { tone, to, seconds, gain, wave, click } = knocks[this.voice.knock]
    this.play([
      { frequency: tone * (1 - reel * 0.05), to, at: 0, seconds, gain, wave },
      { frequency: click, to: click / 3, at: 0, seconds: 0.025, gain: 0.05, wave: 'square' },
    ])
  }

  scatter(count: number): void {
    this.play([...this.bar(7 + count * 2, 0, 0.2), ...this.bar(9 + count * 2, 0.09, 0.16)])
  }

  tense(): void {
    this.play(
      Array.from({ length: 10 }, (_, index) => ({
        frequency: this.pitch(index % 2 ? 7 : 6),
        at: index * 0.1,
        seconds: 0.09,
        gain: 0.05,
        wave: 'sine',
      })),
    )
  }

  /** One line: brighter the more it pays against the stake. */
  line(multiple: number): void {
    const start = multiple >= 5 ? 7 : multiple >= 1 ? 5 : 3
    const [first, second] = this.voice.tune
    this.play([...this.bar(start + first, 0, 0.16), ...this.bar(start + second, 0.08, 0.14)])
  }

  /** A win of a cascade: each one starts a step higher than the one before. */
  cascade(step: number, multiple: number): void {
    const start = 2 + Math.min(step, 5)
    this.play([
      ...this.bar(start, 0, 0.14),
      ...this.bar(start + 2, 0.07, 0.12),
      ...(multiple >= 1 ? this.bar(start + 4, 0.14, 0.12) : []),
    ])
  }

  /** A payout that is not above the stake: one quiet tone, nothing more. */
  returned(): void {
    this.play(this.bar(2, 0, 0.08))
  }

  win(): void {
    this.play(this.voice.tune.flatMap((degree, index) => this.bar(degree + 3, index * 0.1, 0.16)))
  }

  /** The tune, once more two steps higher, and its end an octave up. */
  bigWin(): void {
    const { tune } = this.voice
    const degrees = [...tune, ...tune.map((degree) => degree + 2), 7 + Math.max(...tune)]
    this.play(degrees.flatMap((degree, index) => this.bar(degree, index * 0.13, 0.18)))
  }

  /** Up for open, twice the same for the last seconds, down for closed. */
  signal(signal: Signal): void {
    const [first, second] = { OPEN: [4, 7], LAST: [7, 7], CLOSED: [7, 2] }[signal]
    this.play([...this.bar(first!, 0, 0.14), ...this.bar(second!, 0.14, 0.14)])
  }

  /** Two octaves below the bars. */
  gong(): void {
    const low = this.voice.root / (this.voice.root > 400 ? 5 : 4)
    this.play([
      { frequency: low, to: low * 0.94, at: 0, seconds: 2.4, gain: 0.4, wave: 'sine' },
      { frequency: low * 1.5, to: low * 1.46, at: 0, seconds: 1.8, gain: 0.16, wave: 'sine' },
      { frequency: low * 2.38, at: 0.02, seconds: 1.2, gain: 0.07, wave: 'triangle' },
    ])
  }

  dispose(): void {
    void this.context?.close()
    this.context = null
  }

  /** One of the seven equal steps of the Thai scale. */
  private pitch(degree: number): number {
    return this.voice.root * 2 ** (degree / 7)
  }

  /** A struck bar: its tone and a short overtone. */
  private bar(degree: number, at: number, gain: number): Note[] {
    const frequency = this.pitch(degree)
    return [
      { frequency, at, seconds: this.voice.ring, gain, wave: this.voice.wave },
      { frequency: frequency * this.voice.overtone, at, seconds: 0.09, gain: gain * 0.35, wave: 'sine' },
    ]
  }

  private play(notes: readonly Note[]): void {
    const { context } = this
    if (!this.isOn || context?.state !== 'running' || document.hidden) return
    for (const note of notes) playNote(context, note)
  }
}

function playNote(context: AudioContext, { frequency, to, at, seconds, gain, wave = 'sine' }: Note): void {
  const start = context.currentTime + at
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.type = wave
  tone.frequency.setValueAtTime(frequency, start)
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, start + seconds)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(gain, start + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds + 0.02)
}
