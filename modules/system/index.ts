/** The system: merchants and their site's status, flags and settings, help texts, and messages that leave the house. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleChangeHelpTopic } from './calls/change-help-topic.ts'
import { handleListHelpTopics } from './calls/list-help-topics.ts'
import { handleListOutbox } from './calls/list-outbox.ts'
import { handleMoveClock } from './calls/move-clock.ts'
import { handleReadCaptchaAnswer } from './calls/read-captcha-answer.ts'
import { handleReadCaptcha } from './calls/read-captcha.ts'
import { handleReadHelpCenter } from './calls/read-help-center.ts'
import { handleReadHumanCheck } from './calls/read-human-check.ts'
import { handleReadKeys } from './calls/read-keys.ts'
import { handleReadOnline } from './calls/read-online.ts'
import { handleReadOperation } from './calls/read-operation.ts'
import { handleReadRegisterSettings } from './calls/read-register-settings.ts'
import { handleReadStatus } from './calls/read-status.ts'
import { handleReadWhitelabel } from './calls/read-whitelabel.ts'
import { systemSettings } from './definitions.ts'
import { domainCalls } from './domain-calls.ts'
import { countOnline } from './jobs/count-online.ts'
import { forgetEndedJob } from './jobs/forget-ended.ts'
import { sendMessages } from './jobs/send-messages.ts'
import { sweepPictures } from './jobs/sweep-pictures.ts'
import { pushStatus } from './listeners/push-status.ts'
import { proposalCalls } from './proposal-calls.ts'
import { serviceCalls } from './service-calls.ts'
import type { AnySetting } from './settings.ts'

export const parts: ModuleParts = {
  calls: [
    handleReadStatus, handleReadWhitelabel, handleReadRegisterSettings, handleReadKeys, handleReadHelpCenter,
    handleReadCaptcha, handleReadHumanCheck, handleReadOnline, handleReadOperation, handleMoveClock, handleReadCaptchaAnswer, handleListOutbox, handleListHelpTopics, handleChangeHelpTopic,
    ...domainCalls, ...serviceCalls, ...proposalCalls,
  ],
  listeners: [pushStatus],
  jobs: [sendMessages, sweepPictures, countOnline, forgetEndedJob],
}
export const settings: readonly AnySetting[] = Object.values(systemSettings)

export { openServicePath } from './customer-service.ts'
export { systemSettings } from './definitions.ts'
export { events as systemEvents } from './events.ts'
export { flagDefaults, flagNames, isFlagWeakened, type FlagName, type Flags } from './flags.ts'
export { helpTextsOf, setHelpText } from './help.ts'
export {
  checkAccess, createFirstMerchant, createMerchant, heldRulesOf, merchantsKey, openMerchants, setAccess, setCustomerService, setFlag, setLicence, setNames, setSiteStatus, siteStatusOf, siteStatusSource,
  type Merchant, type Merchants, type SiteAccess,
} from './merchants.ts'
export { writeMail } from './mail/write-mail.ts'
export { hasCarrier, hasSent, listMessages, queueMessage, requireCarrier, resendMessage, sendTestMessage, type MessageChannel, type OutboxMessage } from './messages.ts'
export { operationFindersKey, type OperationFinder } from './operations.ts'
export {
  callOffProposals, callOffProposalsBy, defineProposal, proposalKindsKey, proposalWorkOf, propose, proposeWeakening, WEAKENING_ABILITY, secondPersonKey, waitingProposal, type AnyProposalKind,
} from './proposals.ts'
export { faultOf, type FieldFault, type FieldRule } from '../../contract/shared/field-rules.ts'
export type { FieldChange, RegisterField, RegisterFields } from './rules/register-fields.ts'
export type { SiteStatus } from './rules/site-status.ts'
export { changeFieldRule, fieldRuleChangeOf, registerFieldStates } from './registration-form.ts'
export { changeSetting, defineJsonSetting, defineSetting, listSettings, setSetting, heldSettingOf, isWeakened, letsMoreIn, settingChangeOf, settingOf, settingRegistryKey, settingsOf, type AnySetting, type Setting, type SettingState, type Weakening } from './settings.ts'
export { nameIn } from './house-name.ts'
export { houseNameOf, merchantOf, registerFieldsOf } from './site-info.ts'
