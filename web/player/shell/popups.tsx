import { loadTexts } from '../../ui/i18n/texts.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const PopupWindow = lazyPart(() => import('../features/messaging/popup-window.tsx'), { prepare: () => loadTexts('content'), isQuiet: true })

/** The announcements that open by themselves. */
export default function Popups() {
  return <PopupWindow />
}
