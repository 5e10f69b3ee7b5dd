/** Two short notes, made here: no file to fetch. */
const NOTES = [784, 1047]
const NOTE_S = 0.14

let audio: AudioContext | undefined

/** Wakes the sound up; browsers let it begin only where a person has just pressed something. */
export function wakeChime(): void {
  audio ??= new AudioContext()
  void audio.resume()
}

/** Sounds once; silent where the browser has not let it begin yet. */
export function playChime(): void {
  wakeChime()
  if (!audio || audio.state !== 'running') return
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
