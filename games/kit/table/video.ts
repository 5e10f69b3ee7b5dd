/** The live picture of a table that has one: HLS played by the browser itself, else by hls.js, loaded on need. */
import { make } from '../stage/dom/element.ts'

const TYPE = 'application/vnd.apple.mpegurl'

export interface TableVideo {
  readonly view: HTMLVideoElement
  dispose(): void
}

/** `onPlaying` when pictures come, `onFailed` when none will: the drawn dealer stands until the one and after the other. */
export function openVideo(url: string, label: string, onPlaying: () => void, onFailed: () => void): TableVideo {
  const video = make('video', { attributes: { playsinline: '', 'aria-label': label } })
  video.muted = true
  video.autoplay = true
  let close = (): void => {}
  let isOpen = true
  video.addEventListener('playing', onPlaying)
  const play = (): void => void video.play().catch(() => {})
  const loadPlayer = (): void => {
    void import('hls.js').then(({ default: Hls }) => {
      if (!isOpen) return
      if (!Hls.isSupported()) return onFailed()
      const hls = new Hls({ liveSyncDurationCount: 2, enableWorker: false })
      close = () => hls.destroy()
      hls.on(Hls.Events.MANIFEST_PARSED, play)
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => { if (fatal) onFailed() })
      hls.loadSource(url)
      hls.attachMedia(video)
    }, onFailed)
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
      close()
      video.removeAttribute('src')
      video.remove()
    },
  }
}
