/** Well-known technologies that visitors ask about. One that the content names is known from there; the rest are "not listed". */
export const foreignTechnologies =
  `Angular|Svelte|SvelteKit|Nuxt|Astro|Remix|Ember|jQuery|Bootstrap|Sass|PHP|Laravel|Symfony|WordPress|WooCommerce|Shopify|Magento|PrestaShop|
Drupal|Wix|Webflow|Java|Spring|Kotlin|Swift|Flutter|Dart|React Native|Ionic|Electron|Golang|Rust|C++|C#|.NET|ASP.NET|Ruby|Ruby on Rails|Rails|Django|
Flask|FastAPI|Perl|Scala|Elixir|Haskell|Lua|MATLAB|Unity|Unreal|Unreal Engine|Godot|WebGL|GraphQL|gRPC|Kafka|RabbitMQ|Elasticsearch|Kubernetes|AWS|Azure|Google Cloud|
GCP|Heroku|Cloudflare|Terraform|Ansible|Jenkins|Cassandra|Oracle|SQL Server|MariaDB|DynamoDB|PyTorch|Keras|scikit-learn|pandas|LangChain|Hugging Face|Llama|Mistral|Ollama|
Claude|Gemini|Illustrator|InDesign|After Effects|Premiere|Final Cut|Sketch|Adobe XD|Cinema 4D|Maya|ZBrush|COBOL|Fortran|Assembly|Pascal|Delphi|Visual Basic|VBA|Excel|Power BI|
Tableau|SAP|Salesforce|Jira|Arduino|Raspberry Pi|Deno|Bun|NestJS|Redux|Webpack|Storybook|Cypress|Playwright|Jest|Vitest|Ethereum|Bitcoin Core|Hardhat|PayPal`
    .replace(/\n/g, '')
    .split('|');

/** Other names of technologies and topics, by `topicKey`, as people type them. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  ai: ['ia', 'inteligencia artificial', 'artificial intelligence'],
  machinelearning: ['aprendizaje automatico', 'aprendizaje maquina', 'ml'],
  typescript: ['ts'],
  javascript: ['js', 'ecmascript'],
  openai: ['chatgpt api', 'api de openai', 'gpt api'],
  postgresql: ['postgres'],
  mongodb: ['mongo'],
  tailwindcss: ['tailwind'],
  html5: ['html'],
  css3: ['css'],
  three: ['threejs'],
  portfolios: [
    'portfolio websites',
    'portfolio website',
    'portfolio sites',
    'portafolios',
    'webs de portfolio',
    'web de portfolio',
    'webs portfolio',
    'paginas de portfolio',
  ],
  ecommerce: ['comercio electronico'],
  uiux: ['ui', 'ux'],
  node: ['nodejs'],
  davinciresolve: ['davinci'],
  game: ['videojuego', 'videojuegos', 'video game', 'video games'],
  photography: ['fotografica'],
};
