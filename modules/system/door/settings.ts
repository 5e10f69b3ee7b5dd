/** Settings of a merchant, and which changes weaken a control. */
export { systemSettings } from '../definitions.ts'
export {
  changeSetting,
  defineJsonSetting,
  defineSetting,
  heldSettingOf,
  listSettings,
  setSetting,
  isWeakened,
  letsMoreIn,
  settingChangeOf,
  settingOf,
  settingRegistryKey,
  settingsOf,
  type AnySetting,
  type Setting,
} from '../settings.ts'
