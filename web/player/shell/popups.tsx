import { lazy } from 'react'
import { loadTexts } from '../../ui/i18n/texts.ts'
import { lazyPart } from '../lazy-part.ts'

const PopupWindow = lazy(lazyPart(() => import('../features/messaging/popup-window.tsx'), () => loadTexts('content')))

/** The announcements that open by themselves. */
export default function Popups() {
  return <PopupWindow />
}
