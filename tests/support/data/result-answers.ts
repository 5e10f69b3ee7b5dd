/** Answers of sources in the form in which they are published, with numbers of real draws. */

/** The office's last draw: prizes by name, with prizes that nobody bets on left out but for two. */
export const thaiGovernmentLatest = `{"statusMessage":"","statusCode":200,"status":true,"response":{
  "date":"2024-05-16","period":[50,52],"data":{
  "first":{"price":"6000000.00","number":[{"round":1,"value":"205690"}]},
  "second":{"price":"200000.00","number":[{"round":1,"value":"049364"},{"round":2,"value":"101833"}]},
  "last2":{"price":"2000.00","number":[{"round":1,"value":"60"}]},
  "last3f":{"price":"4000.00","number":[{"round":1,"value":"885"},{"round":2,"value":"747"}]},
  "last3b":{"price":"4000.00","number":[{"round":1,"value":"137"},{"round":2,"value":"070"}]},
  "near1":{"price":"100000.00","number":[{"round":1,"value":"205689"},{"round":2,"value":"205691"}]}}}}`

/** The same as the answer about one date. */
export const thaiGovernmentDated = `{"statusMessage":"success","statusCode":200,"status":true,"response":{"result":
  {"date":"2024-05-16","data":{
  "first":{"number":[{"round":1,"value":"205690"}]},"last2":{"number":[{"round":1,"value":"60"}]},
  "last3f":{"number":[{"round":1,"value":"885"},{"round":2,"value":"747"}]},
  "last3b":{"number":[{"round":1,"value":"137"},{"round":2,"value":"070"}]}}}}}`

/** Two northern draws, the newest first. */
export const northernBoard = `{"success":true,"msg":"ok","code":0,"t":{"turnNum":"22/08/2026","name":"Miền Bắc",
  "code":"miba","issueList":[
  {"turnNum":"22/08/2026","openNum":"6,0,2,1,3","openTime":"2026-08-22 18:15:00","status":2,"detail":
  "[\\"60213\\",\\"80300\\",\\"60683,51132\\",\\"89384,11622,10383,09349,00136,47894\\",\\"7740,7568,2767,8365\\",\\"0570,5252,4790,7707,6494,9516\\",\\"354,649,773\\",\\"26,09,06,64\\"]"},
  {"turnNum":"21/08/2026","openNum":"9,4,5,3,3","openTime":"2026-08-21 18:15:00","status":2,"detail":
  "[\\"94533\\",\\"87299\\",\\"40109,41819\\",\\"92539,09590,56888,77064,24438,47960\\",\\"8080,0634,7554,4394\\",\\"0730,5132,2761,7268,9875,7853\\",\\"440,427,521\\",\\"95,35,99,67\\"]"}]}}`

/** A southern draw; its numbers are made up. */
export const southernBoard = `{"success":true,"t":{"code":"tphc","issueList":[{"turnNum":"22/08/2026","detail":
  "[\\"012345\\",\\"00123\\",\\"40456\\",\\"50789,61012\\",\\"71345,82678,93901,04234,15567,26890,37123\\",\\"0048\\",\\"5910,6021,7132\\",\\"083\\",\\"07\\"]"}]}}`

/** A table of northern draws, without leading zeros. */
export const northernRows = `[
  {"date":"2026-08-21T00:00:00.000","special":94533,"prize1":87299,"prize2_1":40109,"prize2_2":41819,
   "prize3_1":92539,"prize3_2":9590,"prize3_3":56888,"prize3_4":77064,"prize3_5":24438,"prize3_6":47960,
   "prize4_1":8080,"prize4_2":634,"prize4_3":7554,"prize4_4":4394,"prize5_1":730,"prize5_2":5132,
   "prize5_3":2761,"prize5_4":7268,"prize5_5":9875,"prize5_6":7853,"prize6_1":440,"prize6_2":427,
   "prize6_3":521,"prize7_1":95,"prize7_2":35,"prize7_3":99,"prize7_4":67},
  {"date":"2026-08-22T00:00:00.000","special":60213,"prize1":80300,"prize2_1":60683,"prize2_2":51132,
   "prize3_1":89384,"prize3_2":11622,"prize3_3":10383,"prize3_4":9349,"prize3_5":136,"prize3_6":47894,
   "prize4_1":7740,"prize4_2":7568,"prize4_3":2767,"prize4_4":8365,"prize5_1":570,"prize5_2":5252,
   "prize5_3":4790,"prize5_4":7707,"prize5_5":6494,"prize5_6":9516,"prize6_1":354,"prize6_2":649,
   "prize6_3":773,"prize7_1":26,"prize7_2":9,"prize7_3":6,"prize7_4":64}]`

export const stockQuote = `{"symbol":"SET","nameTH":"ดัชนีตลาดหลักทรัพย์","prior":1290.65,"open":1288.30,"high":1291.02,
  "low":1281.11,"last":1284.57,"change":-6.08,"percentChange":-0.471080,"marketStatus":"Closed",
  "marketDateTime":"2025-11-21T16:39:58+07:00"}`

export const ownCsv = `gameCode,date,first,bottom2,front3,back3
THAI_GOV,2024-05-16,205690,60,885 747,137 070
THAI_GOV,2015-09-01,021094,89,260 403,819 068
`

export const ownJson = `[
  {"gameCode":"THAI_GOV","date":"2024-05-16","prizes":
    {"first":["205690"],"bottom2":["60"],"front3":["885","747"],"back3":["137","070"]}},
  {"gameCode":"LAO","date":"2025-11-21","prizes":{"first":["0316"]}}]`
