/** Two short notes, made here: no file to fetch. */
const NOTES = [784, 1047]
const NOTE_S = 0.14

/** How long a chime may wait for the sound to start; later it would be outdated. */
const LATE_MS = 1_000

let sound: AudioContext | undefined

/** Wakes the sound up; browsers let it begin only if a person has just pressed something. */
export async function wakeChime(): Promise<AudioContext> {
  sound ??= new AudioContext()
  if (sound.state !== 'running') await sound.resume()
  return sound
}

/** Sounds once; silent if the browser does not allow it yet. */
export async function playChime(): Promise<void> {
  const askedMs = performance.now()
  const audio = await wakeChime()
  if (performance.now() - askedMs > LATE_MS) return
  for (const [index, frequency] of NOTES.entries()) {
    const from = audio.currentTime + index * NOTE_S
    const [note, loudness] = [audio.createOscillator(), audio.createGain()]
    note.type = 'sine'
    note.frequency.value = frequency
    loudness.gain.setValueAtTime(0, from)
    loudness.gain.linearRampToValueAtTime(0.2, from + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, from + NOTE_S)
    note.connect(loudness).connect(audio.destination)
    note.start(from)
    note.stop(from + NOTE_S)
  }
}
