import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const PopupWindow = lazyPart(() => import('../features/messaging/popup-window.tsx'), {
  isQuiet: true,
})

/** The announcements that open by themselves. */
export default function Popups() {
  return <PopupWindow />
}
