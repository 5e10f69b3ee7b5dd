/**
 * The server renders every page as a visitor sees it. Whose page it is is set on the root element before the
 * first paint, so that what only a member sees has its place from the beginning and nothing moves when it
 * comes.
 */
import { session } from '../client/session.ts'
import { readStored, store } from '../client/storage.ts'
import { member } from './state/member.ts'
import { memberGames } from './state/member-games.ts'

/**
 * `recent`: a member who has opened games, whose home has one more section. `trial`: without favourites, like
 * a member on a break from play.
 */
type View = 'trial' | 'member' | 'recent'

/** In the page's head with its nonce: a token of this tab, or a remembered sign-in. */
export const memberPlaceScript =
  "(()=>{try{const s=sessionStorage,v=s.token?s.memberView||'member':localStorage.remembered==='1'?'member':'';" +
  'if(v)document.documentElement.dataset.member=v}catch{}})()'

/** Keeps it true from now on; called once it is known whether a remembered sign-in still holds. */
export function watchMemberPlace(): void {
  session.subscribe(tell)
  member.subscribe(tell)
  memberGames.subscribe(tell)
  tell()
}

function tell(): void {
  const view = viewNow()
  const { dataset } = document.documentElement
  if (dataset['member'] === (view ?? undefined)) return
  if (view) dataset['member'] = view
  else delete dataset['member']
  store('session', 'memberView', view)
}

/** What is not known yet stays as the last page knew it. */
function viewNow(): View | null {
  if (session.getState().token === null) return null
  const { info } = member.getState()
  const { recent } = memberGames.getState()
  const before = (readStored('session', 'memberView') ?? 'member') as View
  if (info === null) return before
  if (info.isTrial || info.restricted) return 'trial'
  if (recent === null && before === 'recent') return before
  return recent && recent.totalCount > 0 ? 'recent' : 'member'
}
