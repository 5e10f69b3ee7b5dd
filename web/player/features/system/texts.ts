/** Texts of the download page and the speed test, known to `useText()`. */
import type download from '../../locales/en/download.ts'

type DownloadTexts = typeof download

declare module '../../../ui/i18n/messages.ts' {
  interface Messages extends DownloadTexts {}
}
