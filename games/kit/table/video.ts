/**
 * The live picture of a table that has one: HLS played by the browser itself, else by hls.js, loaded on need.
 */
import { make } from '../stage/dom/element.ts'

const TYPE = 'application/vnd.apple.mpegurl'

export interface TableVideo {
  readonly view: HTMLVideoElement
  dispose(): void
}

/** A film that does not move for this long has broken off, whatever the player still expects. */
const STILL_MS = 12_000

/**
 * `onPlaying` when pictures come, `onFailed` once when no more will: the drawn dealer is shown until the one
 * and after the other.
 */
export function openVideo(
  url: string,
  label: string,
  onPlaying: () => void,
  onFailed: () => void,
): TableVideo {
  const video = make('video', { attributes: { playsinline: '', 'aria-label': label } })
  video.muted = true
  video.autoplay = true
  let close = (): void => {}
  let isOpen = true
  let stillTimer: ReturnType<typeof setTimeout> | undefined
  const fail = (): void => {
    clearTimeout(stillTimer)
    if (isOpen) onFailed()
  }
  video.addEventListener('playing', onPlaying)
  video.addEventListener('timeupdate', () => clearTimeout(stillTimer))
  video.addEventListener('waiting', () => {
    clearTimeout(stillTimer)
    stillTimer = setTimeout(fail, STILL_MS)
  })
  const play = (): void => void video.play().catch(() => {})
  const loadPlayer = (): void => {
    if (!isOpen) return
    void import('hls.js').then(({ default: Hls }) => {
      if (!isOpen) return
      if (!Hls.isSupported()) return fail()
      const hls = new Hls({ liveSyncDurationCount: 2, enableWorker: false })
      close = () => hls.destroy()
      hls.on(Hls.Events.MANIFEST_PARSED, play)
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) fail()
      })
      hls.loadSource(url)
      hls.attachMedia(video)
    }, fail)
  }
  if (video.canPlayType(TYPE)) {
    // A browser may say that it plays this and not play it after all.
    video.addEventListener('error', loadPlayer, { once: true })
    video.src = url
    play()
  } else {
    loadPlayer()
  }
  return {
    view: video,
    dispose() {
      isOpen = false
      clearTimeout(stillTimer)
      close()
      video.removeAttribute('src')
      // Without a source the browser closes the connection at once.
      video.load()
      video.remove()
    },
  }
}
