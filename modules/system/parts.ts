/** Everything that the system module registers in the process. */
import type { ModuleParts } from '../../platform/calls.ts'
import { handleChangeHelpTopic } from './calls/change-help-topic.ts'
import { handleConfirmDomains } from './calls/confirm-domains.ts'
import { handleConfirmProposal } from './calls/confirm-proposal.ts'
import { handleListDomains } from './calls/list-domains.ts'
import { handleListHelpTopics } from './calls/list-help-topics.ts'
import { handleListJobs } from './calls/list-jobs.ts'
import { handleListProposals } from './calls/list-proposals.ts'
import { handleListServiceEntries } from './calls/list-service-entries.ts'
import { handleProposeDomains } from './calls/propose-domains.ts'
import { handleReadCaptcha } from './calls/read-captcha.ts'
import { handleReadDomains } from './calls/read-domains.ts'
import { handleReadHelpCenter } from './calls/read-help-center.ts'
import { handleReadHumanCheck } from './calls/read-human-check.ts'
import { handleReadKeys } from './calls/read-keys.ts'
import { handleReadOnline } from './calls/read-online.ts'
import { handleReadOperation } from './calls/read-operation.ts'
import { handleReadRegisterSettings } from './calls/read-register-settings.ts'
import { handleReadStatus } from './calls/read-status.ts'
import { handleReadWhitelabel } from './calls/read-whitelabel.ts'
import { handleRejectDomains } from './calls/reject-domains.ts'
import { handleRejectProposal } from './calls/reject-proposal.ts'
import { handleRemoveServiceEntry } from './calls/remove-service-entry.ts'
import { handleSaveServiceEntry } from './calls/save-service-entry.ts'
import { countOnline } from './jobs/count-online.ts'
import { forgetEndedJob } from './jobs/forget-ended.ts'
import { sendMessages } from './jobs/send-messages.ts'
import { sweepPictures } from './jobs/sweep-pictures.ts'
import { pushStatus } from './listeners/push-status.ts'

export const parts: ModuleParts = {
  calls: [
    handleReadStatus,
    handleReadWhitelabel,
    handleReadRegisterSettings,
    handleReadKeys,
    handleReadHelpCenter,
    handleReadCaptcha,
    handleReadHumanCheck,
    handleReadOnline,
    handleReadOperation,
    handleListHelpTopics,
    handleChangeHelpTopic,
    handleConfirmDomains,
    handleListDomains,
    handleProposeDomains,
    handleReadDomains,
    handleRejectDomains,
    handleListServiceEntries,
    handleListJobs,
    handleSaveServiceEntry,
    handleRemoveServiceEntry,
    handleConfirmProposal,
    handleListProposals,
    handleRejectProposal,
  ],
  listeners: [pushStatus],
  jobs: [sendMessages, sweepPictures, countOnline, forgetEndedJob],
}
