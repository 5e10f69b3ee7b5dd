import { readCaptchaAnswer, readCaptchaAnswerSchemas } from '../../contract/player/dev/read-captcha-answer.ts'
import { handle } from '../../platform/calls.ts'
import { peekCaptcha } from '../../platform/captcha.ts'

export const handleReadCaptchaAnswer = handle(
  readCaptchaAnswer,
  readCaptchaAnswerSchemas,
  async (context) => ({ answer: (await peekCaptcha(context)) ?? null }),
)
