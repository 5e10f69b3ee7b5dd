/** Sends campaigns whose time has come, from 08:00 on. */
import type { Job } from '../../../../platform/calls.ts'
import { sendDue } from '../send.ts'

export const sendCampaigns: Job = {
  name: 'marketing/send-campaigns',
  everyMs: 5_000,
  run: (process) => sendDue(process),
}
