/**
 * Sounds made in the browser, no files: a ranat's bars for wins, a wooden knock for a reel, a gong for free spins.
 * The audio context is opened by the first press of a button, as browsers ask.
 */
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

/** What makes a game sound like itself: where its scale begins, and of what its bars are made. */
export interface Voice {
  /** Hertz of the lowest bar. */
  readonly root: number
  readonly wave: OscillatorType
  /** The bar's overtone as a multiple of its tone: wood 3.93, bronze 2.76, glass 5.4. */
  readonly overtone: number
}

const ranat: Voice = { root: 392, wave: 'sine', overtone: 3.93 }

export class Sound {
  isOn: boolean
  private context: AudioContext | null = null
  private readonly voice: Voice

  constructor(isOn: boolean, voice: Voice = ranat) {
    this.isOn = isOn
    this.voice = voice
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
    this.play([
      { frequency: 170 - reel * 9, to: 70, at: 0, seconds: 0.11, gain: 0.3, wave: 'triangle' },
      { frequency: 900, to: 300, at: 0, seconds: 0.025, gain: 0.05, wave: 'square' },
    ])
  }

  scatter(count: number): void {
    this.play([...this.bar(7 + count * 2, 0, 0.2), ...this.bar(9 + count * 2, 0.09, 0.16)])
  }

  tense(): void {
    this.play(Array.from({ length: 10 }, (_, index) => ({ frequency: this.pitch(index % 2 ? 7 : 6), at: index * 0.1, seconds: 0.09, gain: 0.05, wave: 'sine' })))
  }

  /** One line: brighter the more it pays against the stake. */
  line(multiple: number): void {
    const start = multiple >= 5 ? 7 : multiple >= 1 ? 5 : 3
    this.play([...this.bar(start, 0, 0.16), ...this.bar(start + 2, 0.08, 0.14)])
  }

  /** A win of a cascade: each one starts a step higher than the one before. */
  cascade(step: number, multiple: number): void {
    const start = 2 + Math.min(step, 5)
    this.play([...this.bar(start, 0, 0.14), ...this.bar(start + 2, 0.07, 0.12), ...(multiple >= 1 ? this.bar(start + 4, 0.14, 0.12) : [])])
  }

  /** A payout that is not above the stake: one quiet tone, nothing more. */
  returned(): void {
    this.play(this.bar(2, 0, 0.08))
  }

  win(): void {
    this.play([0, 2, 4, 7, 9].flatMap((degree, index) => this.bar(degree + 3, index * 0.1, 0.16)))
  }

  bigWin(): void {
    this.play([0, 2, 4, 7, 4, 7, 9, 11, 9, 11, 14].flatMap((degree, index) => this.bar(degree, index * 0.13, 0.18)))
  }

  gong(): void {
    this.play([
      { frequency: 98, to: 92, at: 0, seconds: 2.4, gain: 0.4, wave: 'sine' },
      { frequency: 147, to: 143, at: 0, seconds: 1.8, gain: 0.16, wave: 'sine' },
      { frequency: 233, at: 0.02, seconds: 1.2, gain: 0.07, wave: 'triangle' },
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
      { frequency, at, seconds: 0.5, gain, wave: this.voice.wave },
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
