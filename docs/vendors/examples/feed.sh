#!/bin/sh
# ./feed.sh <origin>: brings a feed of sports in step and sends one match with curl and openssl.
set -eu
origin=$1
provider=${PROVIDER:-FEEDTEST}
secret=${FEED_SECRET:-feed-demo-secret}

sign() { printf '%s.%s' "$1" "$2" | openssl dgst -sha256 -hmac "$secret" | sed 's/^.* //'; }
# A request that is the same in every byte counts once; these differ by their numbers.
post() {
  timestamp=$(date +%s)
  curl -sS "$origin/feed/v1/$1" -H 'content-type: application/json' -H "x-vendor: $provider" \
    -H "x-timestamp: $timestamp" -H "x-signature: $(sign "$timestamp" "$2")" --data-binary "$2"
}
state() {
  timestamp=$(date +%s)
  curl -sS "$origin/feed/v1/state" -H "x-vendor: $provider" -H "x-timestamp: $timestamp" \
    -H "x-signature: $(sign "$timestamp" '')"
}

seq=$(state | sed -n 's/.*"seq":\([0-9]*\).*/\1/p')
echo "snapshot   $(post snapshot "{\"seq\":$seq,\"fixtures\":[]}")"

id="sh-$(date +%s)"
league='{"leagueId":"example","names":{"th":"ลีกตัวอย่าง","en":"Example league"},"country":"XX","countryNames":{"th":"ตัวอย่าง","en":"Examples"},"tier":"C"}'
team() { printf '{"teamId":"%s","names":{"th":"%s","en":"%s"}}' "$1" "$2" "$2"; }
fixture="{\"kind\":\"FIXTURE\",\"fixture\":{\"fixtureId\":\"$id\",\"kind\":\"MATCH\",\"sportCode\":\"FOOTBALL\",\"league\":$league,\"home\":$(team reds Reds),\"away\":$(team blues Blues),\"startAt\":\"2030-01-01T12:00:00Z\",\"isNeutral\":false,\"hasLive\":true,\"isVirtual\":true,\"bestOf\":null}}"
markets="{\"kind\":\"MARKETS\",\"fixtureId\":\"$id\",\"markets\":[{\"typeCode\":\"1X2\",\"period\":\"FT\",\"line\":null,\"isMain\":true,\"isLive\":true,\"state\":\"OPEN\",\"selections\":[{\"code\":\"1\",\"price\":19700},{\"code\":\"X\",\"price\":37200},{\"code\":\"2\",\"price\":34900}]}]}"
echo "messages   $(post messages "{\"firstSeq\":$((seq + 1)),\"messages\":[$fixture,$markets]}")"
echo "heartbeat  $(post heartbeat "{\"seq\":$((seq + 2))}")"
