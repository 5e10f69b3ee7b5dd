"""python3 vendor.py <origin> <launch token> [game]: authenticates and plays rounds, as a vendor's server would."""
import hashlib
import hmac
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

ORIGIN, LAUNCH_TOKEN = sys.argv[1], sys.argv[2]
GAME = sys.argv[3] if len(sys.argv) > 3 else "ACME-1"
VENDOR = os.environ.get("VENDOR", "ACME")
SECRET = os.environ.get("VENDOR_SECRET", "acme-demo-secret")


def call(path, message):
    body = json.dumps(message).encode()
    timestamp = str(int(time.time()))
    signature = hmac.new(SECRET.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    headers = {"Content-Type": "application/json", "X-Vendor": VENDOR, "X-Timestamp": timestamp, "X-Signature": signature}
    # A lost or busy answer is asked for again with the same bytes: the wallet answers as it did the first time.
    for attempt in range(1, 6):
        request = urllib.request.Request(f"{ORIGIN}/vendor/v1/{path}", data=body, headers=headers, method="POST")
        try:
            with urllib.request.urlopen(request, timeout=3) as reply:
                answer = json.load(reply)
        except urllib.error.HTTPError as error:
            answer = json.load(error)
            if error.code == 503:
                time.sleep(attempt * 0.2)
                continue
        except OSError:
            time.sleep(attempt * 0.2)
            continue
        print(path.ljust(13), json.dumps(answer))
        return answer
    raise SystemExit(f"{path}: no answer")


def new_id():
    return str(uuid.uuid4())


session = call("authenticate", {"launchToken": LAUNCH_TOKEN})
if session["status"] != "OK":
    raise SystemExit(1)
member, token, currency = session["memberId"], session["sessionToken"], session["currency"]


def bet(round_id, amount):
    return {"transactionId": new_id(), "memberId": member, "sessionToken": token, "gameCode": GAME, "roundId": round_id, "amount": amount, "currency": currency}


won = new_id()
stake = bet(won, 1000)
call("bet", stake)
call("bet", stake)  # the first answer again, nothing moves
call("win", {"transactionId": new_id(), "memberId": member, "gameCode": GAME, "roundId": won, "amount": 1500, "currency": currency, "roundClosed": True})
call("round", {"roundId": won})

returned = new_id()
lost_bet = bet(returned, 1000)
call("bet", lost_bet)
call("rollback", {"transactionId": new_id(), "originalTransactionId": lost_bet["transactionId"], "memberId": member, "roundId": returned})
call("balance", {"memberId": member, "sessionToken": token})
