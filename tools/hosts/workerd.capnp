using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .w), (name = "internet", network = (allow = ["public", "private"])), (name="files", external=(address="127.0.0.1:9", http=())) ],
  sockets = [ (name = "http", address = "127.0.0.1:4351", http = (), service = "main") ] );
const w :Workerd.Worker = ( modules = [ (name = "api.js", esModule = embed "api.js") ], compatibilityDate = "2026-10-01",
  bindings = [ (name="ASSETS", service="files"), (name="SHARED", durableObjectNamespace="SharedObject"), (name="CHAT_RATE_LIMIT", text="1") ],
  durableObjectNamespaces = [ (className="SharedObject", uniqueKey="s") ], durableObjectStorage = (inMemory = void) );
