import { FloatingPrompt } from './floating-prompt.tsx'
import PlayWatch from '../features/limits/play-watch.tsx'

/** What is there while a member is signed in, over whichever page. */
export default function MemberWatch() {
  return (
    <>
      <PlayWatch />
      <FloatingPrompt />
    </>
  )
}
