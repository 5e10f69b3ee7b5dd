import { redirect } from '@tanstack/react-router'
import { isSignedIn } from '../../client/session.ts'
import { speakAgentLanguage } from '../agent/agent-language.ts'
import { groupOf, paths } from '../paths.ts'
import { knownMember } from '../state/member.ts'
import { tell } from '../state/windows.ts'
import { translator } from '../../ui/i18n/translator.ts'

/** Without a token: home with the login window, which leads back here (site.md §2, Route guard). */
function requireLogin({ location }: { location: { href: string } }): void {
  if (!isSignedIn()) throw redirect({ href: paths.login(location.href), replace: true })
}

/** A trial account sees that a real one is needed, and stays where it was or goes home (site.md §6). */
export async function requireAccount(context: { location: { href: string } }): Promise<void> {
  requireLogin(context)
  if (!(await knownMember())?.isTrial) return
  void tell(translator()('in_need_true_account'))
  throw redirect({ href: paths.home(), replace: true })
}

/** A page that visitors and members see differently: it is drawn once it is known who looks. */
export async function knowMember(): Promise<void> {
  await knownMember()
}

/** An address of the game page without a game leads nowhere: it is said, and home opens. */
export function requireGame({ vendor, gameCode }: { vendor: string; gameCode: string }): void {
  if (vendor && gameCode) return
  void tell(translator()('msg_invalid_url'))
  throw redirect({ href: paths.home(), replace: true })
}

/**
 * A signed-in member who is not an agent is led to the agents' login, with the reason (site.md §2, Route
 * guard and error catalogue).
 */
export async function requireAgent(context: { location: { href: string } }): Promise<void> {
  requireLogin(context)
  if ((await knownMember())?.isAgent) return
  await speakAgentLanguage()
  void tell(translator()('agent_login_not_agent'))
  throw redirect({ href: paths.agent(), replace: true })
}

/** Favourite and recent games are a real account's own; hot ones are everybody's. */
export async function requireGroup(context: {
  location: { href: string; pathname: string; searchStr: string }
}): Promise<void> {
  const group = groupOf(context.location.pathname, context.location.searchStr)
  if (group === 'FAV' || group === 'RECENT') await requireAccount(context)
}
