import { readCaptcha, readCaptchaSchemas } from '../../../contract/player/system/read-captcha.ts'
import { handle } from '../../../platform/calls.ts'
import { makeCaptcha } from '../../../platform/captcha.ts'

export const handleReadCaptcha = handle(readCaptcha, readCaptchaSchemas, async (context) =>
  makeCaptcha(context),
)
