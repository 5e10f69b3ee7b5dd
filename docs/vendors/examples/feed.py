# python3 feed.py <origin>: brings a feed of sports in step and sends one match; the standard library alone.
import hashlib
import hmac
import json
import os
import sys
import time
import urllib.error
import urllib.request
from datetime import datetime, timezone

origin = sys.argv[1]
provider = os.environ.get("PROVIDER", "FEEDTEST")
secret = os.environ.get("FEED_SECRET", "feed-demo-secret")


def call(path, message=None):
    # The time makes every request another one; a request that is the same in every byte counts once.
    sent_at = datetime.now(timezone.utc).isoformat()
    body = b"" if message is None else json.dumps({"sentAt": sent_at, **message}).encode()
    timestamp = str(int(time.time()))
    signature = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    request = urllib.request.Request(
        f"{origin}/feed/v1/{path}",
        data=None if message is None else body,
        headers={
            "content-type": "application/json",
            "x-vendor": provider,
            "x-timestamp": timestamp,
            "x-signature": signature,
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=3) as reply:
            answer = json.load(reply)
    except urllib.error.HTTPError as refused:
        answer = json.load(refused)
    print(path.ljust(10), json.dumps(answer))
    return answer


def names(th, en):
    return {"th": th, "en": en}


seq = call("state")["seq"]
call("snapshot", {"seq": seq, "fixtures": []})

fixture_id = f"py-{int(time.time())}"
fixture = {
    "fixtureId": fixture_id,
    "kind": "MATCH",
    "sportCode": "FOOTBALL",
    "league": {
        "leagueId": "example",
        "names": names("ลีกตัวอย่าง", "Example league"),
        "country": "XX",
        "countryNames": names("ตัวอย่าง", "Examples"),
        "tier": "C",
    },
    "home": {"teamId": "reds", "names": names("ทีมแดง", "Reds")},
    "away": {"teamId": "blues", "names": names("ทีมน้ำเงิน", "Blues")},
    "startAt": "2030-01-01T12:00:00Z",
    "isNeutral": False,
    "hasLive": True,
    "isVirtual": True,
    "bestOf": None,
}
market = {
    "typeCode": "OU",
    "period": "FT",
    "line": 10,
    "isMain": True,
    "isLive": True,
    "state": "OPEN",
    "selections": [{"code": "OVER", "price": 19400}, {"code": "UNDER", "price": 19000}],
}
sent = call(
    "messages",
    {
        "firstSeq": seq + 1,
        "messages": [
            {"kind": "FIXTURE", "fixture": fixture},
            {"kind": "MARKETS", "fixtureId": fixture_id, "markets": [market]},
        ],
    },
)
call("heartbeat", {"seq": sent["seq"]})
