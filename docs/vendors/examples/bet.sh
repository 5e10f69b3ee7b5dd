#!/bin/sh
# ./bet.sh <origin> <launch token> [game]: authenticates, bets and wins with curl and openssl.
set -eu
origin=$1
launch_token=$2
game=${3:-ACME-1}
vendor=${VENDOR:-ACME}
secret=${VENDOR_SECRET:-acme-demo-secret}

call() {
  timestamp=$(date +%s)
  signature=$(printf '%s.%s' "$timestamp" "$2" | openssl dgst -sha256 -hmac "$secret" | sed 's/^.* //')
  curl -sS "$origin/vendor/v1/$1" -H 'content-type: application/json' \
    -H "x-vendor: $vendor" -H "x-timestamp: $timestamp" -H "x-signature: $signature" --data-binary "$2"
}
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

session=$(call authenticate "{\"launchToken\":\"$launch_token\"}")
echo "authenticate  $session"
member=$(echo "$session" | field memberId)
token=$(echo "$session" | field sessionToken)
currency=$(echo "$session" | field currency)
[ -n "$token" ] || exit 1

round="sh-$(date +%s)-$$"
echo "bet           $(call bet "{\"transactionId\":\"$round-bet\",\"memberId\":\"$member\",\"sessionToken\":\"$token\",\"gameCode\":\"$game\",\"roundId\":\"$round\",\"amount\":1000,\"currency\":\"$currency\"}")"
echo "win           $(call win "{\"transactionId\":\"$round-win\",\"memberId\":\"$member\",\"gameCode\":\"$game\",\"roundId\":\"$round\",\"amount\":1500,\"currency\":\"$currency\",\"roundClosed\":true}")"
echo "round         $(call round "{\"roundId\":\"$round\"}")"
