/** The sentences of refusals of team figures. */
import type { agentTeamErrors } from '../../errors/agent-team.ts'
import type { AreaSentences } from './area.ts'

export const agentTeamSentences: AreaSentences<keyof typeof agentTeamErrors> = {
  th: { AGENT_NOT_IN_TEAM: 'บัญชีนี้ไม่อยู่ในสายงานของคุณ' },
  en: { AGENT_NOT_IN_TEAM: 'This account is not in your line' },
  zh: { AGENT_NOT_IN_TEAM: '此账号不在您的团队' },
}
