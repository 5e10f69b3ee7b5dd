"""python3 pocket_vendor.py [port]: a vendor that keeps a pocket for each member and answers what the platform calls.

What is kept in memory here belongs into your database, the transaction's id as a unique key."""
import hashlib
import hmac
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

VENDOR = os.environ.get("VENDOR", "ACME")
SECRET = os.environ.get("VENDOR_SECRET", "acme-demo-secret").encode()
pockets = {}  # memberId -> satang
transactions = {}  # transactionId -> (status, memberId)
one_at_a_time = threading.Lock()


def is_signed(headers, body):
    timestamp = headers.get("X-Timestamp", "")
    # A message that is older than 300 s does nothing: the platform counts on it.
    if headers.get("X-Vendor") != VENDOR or not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    right = hmac.new(SECRET, timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(right, headers.get("X-Signature", ""))


def balance(message):
    return {"status": "OK", "balanceAmount": pockets.get(message["memberId"], 0)}


def move(message, sign):
    amount, member, key = message.get("amount"), message.get("memberId"), message.get("transactionId")
    if type(amount) is not int or amount <= 0 or message.get("currency") != "THB":
        return {"status": "INVALID_REQUEST"}
    if key not in transactions:
        after = pockets.get(member, 0) + sign * amount
        transactions[key] = ("OK" if after >= 0 else "INSUFFICIENT_FUNDS", member)
        if after >= 0:
            pockets[member] = after
    return {"status": transactions[key][0], "balanceAmount": pockets.get(member, 0)}


def transaction(message):
    # What was once answered NOT_FOUND never happens afterwards.
    status, member = transactions.setdefault(message["transactionId"], ("NOT_FOUND", ""))
    return {"status": status, "balanceAmount": pockets.get(member, 0)}


CALLS = {
    "/player/balance": balance,
    "/player/deposit": lambda message: move(message, 1),
    "/player/withdraw": lambda message: move(message, -1),
    "/player/transaction": transaction,
}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        call = CALLS.get(self.path)
        if not is_signed(self.headers, body):
            code, answer = 401, {"status": "INVALID_SIGNATURE"}
        elif call is None:
            code, answer = 404, {}
        else:
            with one_at_a_time:
                code, answer = 200, call(json.loads(body))
        text = json.dumps(answer).encode()
        self.send_response(code)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Handler)
    print(f"http://localhost:{server.server_address[1]}", flush=True)
    server.serve_forever()
