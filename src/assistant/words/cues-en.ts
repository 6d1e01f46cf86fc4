import type { CuePatterns } from './cue-names.ts';

/** English wordings, folded (lower case), as alternatives of a regular expression. */
export const englishCues: CuePatterns = {
  injection:
    "(?:ignore|forget|disregard|override|bypass|disobey)\\w* (?:\\w+ ){0,4}(?:instructions?|rules?|previous|above|everything|prompts?|guidelines|told|limits)|(?:your|hidden|secret|internal|initial|original|these|all|the) (?:instructions?|rules|prompts?|guidelines)|prompts?|system ?:|system (?:message|instructions?)|jailbreak|(?:print|dump|output|list|show|reveal|tell) (?:me )?(?:everything|all) (?:that )?you (?:know|have|were)|your (?:database|config\\w*|memory|context)|unrestricted|uncensored|without (?:restrictions|rules|limits|filters)|act as|pretend|role-?play|you are now|from now on|(?:developer|god|admin|debug) mode|administrator|repeat (?:after|the|this|what|everything|your).*|verbatim|word for word|say exactly|^[^\\p{L}]*say that .+|(?:what|everything) (?:were|was) you (?:told|given)|you (?:were|have been) (?:told|given|instructed)|(?:before|above) this (?:conversation|message|chat)|i(?:'m| am| m) (?:alba|(?:the|your) (?:owner|creator|developer|admin\\w*|boss))|^[^\\p{L}]*(?:delete|remove|erase) .+|environment variables?|env vars?|api[ -]?keys?|(?:secret|access|private|openai) (?:keys?|tokens?)|tokens?|passwords?|credentials?|sudo|drop table|script",
  task: "(?:^[^\\p{L}]*|can you |could you |would you |please |want you to |need you to )(?:please )?(?:write|draft|compose|generate|code|calculate|compute|solve|translate|proofread|draw|sing|invent) .+|(?:write|draft|compose|draw) me .+|(?:fix|debug|refactor|optimi[sz]e|review|correct) (?:this|my|the following) .+|how (?:do|can|should|would|could) (?:i|we|one|you) (?:make|build|create|code|program|learn|write|become)(?! (?:it|this|that|these|them)\\b| zz).*|how to .+|poem|jokes?|riddle|recipes?|homework|horoscope|lottery|\\d+ ?(?:[x*+/^]|times|plus|minus|divided by) ?\\d+|(?:what(?:'s| is| s)|how(?:'s| is)) the (?:weather|temperature)(?! (?:app|game|site|project)).*|(?:weather|rain) (?:today|tomorrow|now|in \\w+)|will it rain.*|what time is it|what day is (?:it|today)|news|capital (?:city )?of|president|elections?|vote|voting|politician|world cup|football|super bowl|(?:what do you|do you) (?:think|feel|believe) (?:about|of|that)?.*|will (?:ai|robots|humans|we|i|the world) .*|your opinion|opinion (?:on|of|about)|bitcoin|stock market|meaning of life|is there a god",
  advice:
    '(?:should|shall) i (?:buy|get|vote|invest|wear|eat|cook|marry|sell|study|take).*|which .* (?:should|shall) i (?:buy|get|take|wear|eat).*|(?:best|good|cheap|cheapest) (?!projects?|sites?|web)\\w+ (?:for|to) .*|for beginners',
  greeting:
    '(?:is )?any(?:one|body) (?:there|here)|you there|(?:hi|hello|hey) (?:there|again|everyone|all)|hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy|hiya|yo|sup',
  thanks:
    'thanks(?: a lot| so much)?|thank you(?: so much| very much)?|thx|ty|cheers|appreciate(?: it)?|great|perfect|awesome|nice|cool|ok(?:ay)?|got it',
  praise:
    '(?:this |it |that |everything |all )?looks? (?:great|good|nice|amazing|cool|awesome|lovely)|amazing|beautiful|lovely|love it|so cool|(?:nice|great|good|cool|lovely|beautiful|amazing|awesome|fantastic) (?:web ?)?(?:site|page|work|job|portfolio|stuff|one)|well done|congrat\\w+|(?:i )?(?:love|like) (?:the|your|this) (?:web ?)?(?:site|page|portfolio)|impressive',
  insult:
    'stupid|idiots?|dumb|(?:you|this|it) sucks?|shit\\w*|fuck\\w*|useless|garbage|trash|crap|morons?|bitch|asshole|shut up|i hate (?:you|this)',
  goodbye: 'bye|goodbye|see (?:you|ya)(?: later| soon)?|farewell|good night|take care|later',
  howAreYou: "how are you(?: doing| today)?|how(?:'s| is) it going|how do you do|what's up",
  identity:
    "(?:who|what) are you(?= *[?!.]|$)|are you (?:a |an |the )?(?:bot|robot|human|person|real(?: person)?|ai|artificial intelligence|machine|assistant|chatgpt|gpt|model|alba|llm)|(?:chatgpt|gpt-?\\d?|claude|gemini)|(?:am i|who am i|is (?:this|it|there)|are you) (?:\\w+ ){0,4}(?:human|person|people|bot|robot|machine|someone real)|what(?:'s| is) your name|who am i (?:talking|speaking) to|how do you work|(?:which|what) (?:\\w+ ){0,2}(?:model|llm|ai) (?:are you|do you use|is this|powers|runs)|(?:are you|do you use) (?:a|an|any) (?:\\w+ )?(?:model|llm)|who (?:made|built|created|programmed) you|are you alba",
  help: '(?:what )?can you tell me(?= *[?!.]|$)|what (?:can|could) you (?:do|help|tell me|answer)(?: me)?(?: with| about)?(?: for me)?(?= *[?!.]|$)|what (?:can|could|should) i ask(?: you)?|how can you help(?: me)?|help|help me|what do you know|how does this (?:chat )?work|what questions.*',
  inSpanish: 'in spanish',
  inEnglish: 'in english',

  madeWith:
    "(?:what(?:'s| is| are| was| were)?|which).* (?:made|built|written|created|developed|programmed|coded) (?:with|in|of|from|using|on)|(?:made|built|written|created|developed|programmed|coded) (?:with|in|of|from|using|on)|(?:what|which) (?:technolog\\w*|tech|stack|languages?|tools?|librar\\w*|frameworks?).*|technolog\\w+|tech stack|stack|frameworks?|librar(?:y|ies)|libs|tools?|software|how (?:was|were|is|did you) .*(?:made|built|created|developed|make|build|create)|does .* (?:use|run on)|do they use|is .* (?:using|written in)|powered by|under the hood",
  link: 'links?|urls?|(?:web ?)?address|demos?|where (?:can|could|do|is|are)(?: i| it)?(?: \\w+)?|visit|open(?! source)|try|play(?! money)|launch|access|go to|see it|check it out|(?:is it|are they) (?:online|live)|live|domain|online',
  code: 'code|source(?: code)?|repositor(?:y|ies)|repos?|github|gitlab|open[ -]?source(?:d)?|git',
  isFinished:
    '(?<=(?:is|are) .*)(?:finished|done|complete|completed|ready)(?: yet)?|status|state|still (?:being )?(?:work\\w*|develop\\w*|in progress)|finished|completed|done yet|in progress',
  date: 'when(?: was| were| did| is| are)?|what (?:date|year|month)|dates?|release date|how (?:old|recent) (?:is|are) (?:it|this|the project|they)|which year',
  blocked:
    "blocked|locked|why (?:can't|cannot|can not|isn't|doesn't|is|are).*|(?:doesn't|does not|won't) (?:work|open|load)|blurred|disabled|can't (?:i )?(?:open|see|access|try|visit)|can t (?:i )?(?:open|see|access|try|visit)",
  android:
    'android|apks?|mobile (?:app|version)|(?:phone|mobile) apps?|apps? (?:for|on) (?:my )?(?:phone|mobile|android)|play store|google play|app store|download (?:the )?(?:app|game)|downloads?|install|iphone|ios|smartphone',
  whatIs:
    "what(?:'s| is| are| does| do|s)|(?:tell|telling) (?:me|us)?|about|describe|explain|info(?:rmation)?|details?|purpose|what .* about|learn|know(?: more)?|more (?:on|about)|summary of|overview of",
  capture:
    'cameras?|lens(?:es)?|exposures?|iso|aperture|telescopes?|equipment|gear|(?:where|when) (?:was|were|did you) .*(?:taken|take|shoot|shot|photograph\\w*)|shot with|taken with|taken',
  whereIs:
    "where(?:'s| is|s| are) (?:it|that|this|they|the (?:shop|store|workshop|place))(?: located| based)?(?= *[?!.]|$)|located",
  quantity: 'how (?:many|much|long)|number of',
  whyHow: 'why|who|how long|how come',

  compare: 'compar\\w+|differences?|different|versus|vs|distinguish\\w*|similar\\w*|in common|which is better|or',
  which: "which(?: one)?(?: is|'s)?|what is better|or",
  newest:
    "newest|latest|most recent|recent(?:ly)?|newer|last(?! of us)|more recent|what's new|new|(?:came|come|comes|was|made|released) (?:later|after)",
  oldest:
    "oldest|older|earliest|(?:your|the|alba's|her|his) (?:very )?first(?: ever)? (?:project|web ?site|app|game|store|shop|work|photo\\w*)|first thing|old|(?:came|come|comes|was|made|released) (?:first|earlier|before)",
  count: 'how many|number of|total',
  all: 'all (?:the|your|of|her|his)?(?: \\w+)?|every project|list(?: of)?(?: the| your| all)*(?: projects)?|catalogue|catalog|(?:what|which|show me|see|your) (?:the |your |other )?(?:projects|works)(?: do you have| are there| have you (?:made|done|built)| did you (?:make|do|build))?|what have you (?:made|built|done|created)|everything|(?:see|show)(?: me)? (?:the|your) (?:portfolio|work)|what else|(?:some|any|more|other|of the) projects',
  kinds:
    '(?:what |which )?(?:kinds?|types?|sorts?|categories|category)(?: of (?:projects?|work|things|websites|stuff))?',
  recommend:
    "(?:your|the|her|alba's) best(?: work| one)?|proud(?:est)?|recommend\\w*|which (?:one )?should i (?:see|look|check|try|visit|start)(?: \\w+)?|suggest\\w*|where (?:should|do) i (?:start|begin)|what should i (?:see|look|check|try)(?: \\w+)?|i (?:like|love|enjoy|am into)|i'm (?:into|interested in)|interested in|looking for|something (?:with|about|to|for|that|like|related)|anything (?:with|about|to|for|that|like|related)|surprise me|best projects?|favou?rite|interesting",
  finished: '(?:finished|completed|complete)|(?:are|is) (?:already )?done(?! with)',
  inProgress:
    "in progress|unfinished|not (?:yet )?(?:finished|completed|done|ready)(?: yet)?|ongoing|(?:are you|you're|is (?:she|alba|he)|currently|still) (?:\\w+ )?(?:working|building|developing|making|doing)(?: on)?(?: \\w+){0,2}|working on|under (?:development|construction)|wip|pending|right now|at the moment|isn't finished",
  privateCode:
    '(?:private|closed|hidden|secret)(?: \\w+)?(?: code| source| repos?\\w*)?|(?:no|without|not have|lack) (?:\\w+ ){0,2}(?:code|source|repo\\w*)|closed[ -]source',
  openCode:
    '(?:open|public|available|free)(?: \\w+)? (?:code|source|repos?\\w*)|open[ -]source|with (?:source )?code|on github',
  featured: 'featured|highlight\\w*|main projects|(?:top|best|most important) projects?|flagship',
  hot: 'hot|trending|popular',
  stores: '(?:online |web ?)?(?:stores?|shops?)|retail|businesses',
  photography: 'photos?|photograph\\w*|astrophotograph\\w*|pictures?|images',
  threeD: '(?:2d|3d)(?: (?:and|or|/) (?:3d|2d))?(?: (?:pieces?|works?|models?|stuff|art|things))?|three dimensional',
  thisYear: 'this year',
  projects:
    'projects?|websites?|sites?|works?|apps?|applications?|things?|something|anything|ones?|done|built|made|stuff|used',
  pieces: 'pieces?|series|photos?|photographs?|posters?|artworks?',

  owner:
    "who (?:made|built|created|designed|developed|programmed|owns|runs|is behind|wrote|coded) (?:this|the|it|that)(?: \\w+)?|who(?:'s| is) (?:behind|the (?:owner|author|creator|developer|designer|person|programmer))|(?:about|tell me about|introduce) (?:you|yourself|alba|the (?:owner|author|developer|creator))|whose|biography|bio|about me|(?:your|her|his) life(?: story)?|life story|who is (?:she|he)|introduce yourself",
  occupation:
    'what do you do(?: for a living)?|what does (?:she|he|alba|the owner) do(?: for a living)?|(?:your|her|his) (?:job|profession|occupation|role|title|line of work)|(?:what )?services|what (?:do you|can you) offer',
  location:
    'where (?:are you|is (?:she|he|alba|the owner|alba serrano)|do you|does (?:she|he|alba|alba serrano)) ?(?:from|based|located|live|living|come from|work from)?|based in|(?:are you|is (?:she|he|alba)) (?:based|located|living|from|in) \\w+(?: \\w+)?|location|(?:what|which) (?:city|country|town)(?: \\w+){0,4}|where (?:do you|does \\w+) live',
  timeZone: 'time ?zones?',
  spoken:
    "(?:what|which|how many) languages (?:do you|does \\w+|can you|you|are) ?(?:speak|spoken|talk)?|languages (?:spoken|you speak)|speaks?|spoken|(?:level of|your|her) (?:english|spanish|french|german|italian|portuguese)|mother tongue|native (?:language|speaker)|how(?:'s| is) your (?:english|spanish|french)",
  hobbies:
    'hobb(?:y|ies)|free time|spare time|(?:outside|besides|apart from|other than|beyond) (?:of )?(?:work|code|coding|programming)|for fun|what else do you do|what do you (?:like|enjoy)(?: doing| to do)?|pastimes?|interests|pursuits?|passions?',
  waysOfWorking:
    'how (?:do you|does \\w+|do you usually|do you typically) (?:usually |typically |normally )?(?:work|proceed)(?: with \\w+)?|(?:way|ways) of working|(?:working|work|your|design|development) process|methodology|your approach|philosophy|how did you (?:start|begin|get into|learn)(?: \\w+){0,2}|(?:why|how) did (?:you|she|he|alba) (?:\\w+ )?(?:start|get into|begin|become|learn)(?: \\w+){0,2}|work with (?:your )?clients',
  skills:
    'skills?|abilities|competenc\\w+|expertise|strengths|what (?:are you|is \\w+) (?:good|great) at|proficien\\w*|levels?|knowledge|(?:what|which) .* do you (?:know|master)|talents?',
  knows:
    'what percentage|what score|(?:do|does|can|could) (?:you|she|he|alba) (?:know|use|code|program|speak|work with|handle|understand)|how (?:good|well|proficient|skilled|experienced|fluent|strong)(?: \\w+){0,3}|are you (?:\\w+ )?(?:good|skilled|experienced|proficient|fluent|familiar)(?: \\w+)?|familiar with|(?:your|her|his) (?:level|knowledge|experience) (?:of|in|with|at)|experience (?:with|in)|level (?:of|in|at|with)|is (?:she|he|alba) (?:any )?good',
  best: '(?:strongest|best|highest|top|greatest|main|primary) (?:skill|ability|level|technology|language|point)s?|best at|strongest|speciality|specialty|speciali[sz]e\\w*|strong point',
  worst:
    '(?:weakest|worst|lowest) ?(?:skill|ability|level|technology|language|point)?s?|worst at|weakness(?:es)?|weak point',
  technologies: 'technolog\\w+|tech|(?:programming |coding )?languages?|tools?|frameworks?|stack|librar(?:y|ies)',
  experience:
    'experience|(?:where|who|which companies) (?:have you|has \\w+|did you|do you) (?:worked|work)(?: \\w+)?|career|resume|cv|curriculum|(?:work|job|employment|professional) (?:history|experience|background)|background|jobs|previous (?:jobs?|work|employers?|positions?)|employ\\w+|companies|positions?|(?:at|for|in) (?:the|an|that|your|her|his) (?:\\w+ )?agency',
  years:
    'how (?:many|much) (?:years )?(?:of )?experience.*|years of (?:\\w+ )?experience|how (?:many years|long) (?:have you|has \\w+) (?:been )?(?:\\w+)?(?: experience)?|since when (?:do you|have you).*|how many years',
  since:
    'since (?:when|what year)|how long (?:has|have|is|are|do|does)(?: \\w+)? ?(?:been)?|(?:when|what year) did (?:you|she|he|alba) (?:start|begin)',
  education:
    'education|where did (?:she|he|you|alba) (?:learn|train)|stud(?:y|ied|ies|ying)|degrees?|universit\\w+|college|school|certificat\\w+|certified|licen[cs]ed?|courses?|diplomas?|qualifications?|academic\\w*|trained|graduate\\w*|training',
  contact:
    'contact\\w*|get in touch|reach (?:you|out|her|him|alba)|write to (?:you|her|him|alba)|(?:send|drop|leave) (?:you |her |him |a |alba )*(?:message|e-?mail|note|line)|message(?: you)?|talk to (?:you|alba|her|him)|touch base|get hold of',
  email: 'e-?mails?(?: address)?|mail|gmail',
  social:
    'social(?: media| networks?| links?| profiles?)?|linkedin|twitter|instagram|insta|profiles?|follow(?: you| her| him)?|(?:are you on|your|her|his|have an?) (?:x|github)(?: account| profile)?|facebook|tiktok|youtube|x account',
  availability:
    'available (?:for|to)|availab\\w+|hir(?:e|ing|able)|freelanc\\w*|(?:taking|accept\\w*|take) (?:on )?(?:new )?(?:clients?|work|projects?|commissions?|jobs?)|commission\\w*|remote(?:ly)?|work (?:together|with you|for (?:me|us))|(?:build|make|create|design) (?:me|us|a|my|our) (?:a |an )?(?:web ?site|site|shop|store|app|web ?page)|need (?:a|an) (?:web ?site|site|shop|store|app|developer|photographer)|(?:can|could|would) (?:you|she|he|alba) (?:make|build|design|redesign|film|shoot|photograph|record|take) .*(?:my|our|us|me) .*|open to (?:new |any |more )?(?:work|offers|projects|opportunit\\w+|positions?|roles?|jobs?|full|part)(?: \\w+)*|(?:full|part)[ -]time|(?:can|could|would|will|do) (?:you|she|he|alba) (?:also )?(?:film|photograph|record|fly) .*|does (?:that|this) (?:kind|sort) of (?:work|thing)|looking for (?:work|a job|clients)|collaborat\\w+|free for|do you work (?:in|with|for|outside|from)',
  responseTime:
    'how (?:fast|quick(?:ly)?|soon|long) .*(?:repl(?:y|ies)|respon(?:d|se)|answer|get back|hear back).*|response time|reply time|when will (?:you|i) (?:repl\\w*|respond|answer|hear|get).*|turnaround|(?:repl\\w+|respon\\w+|answer\\w*|get back) (?:\\w+ ){0,3}(?:same day|quick\\w*|fast|soon|today|tomorrow|within|weekends?|day|days|hours?)',
  shop: 'print ?shop|prints|(?:a|any) prints?(?= of|$|[?!.])|(?:buy|purchase|sell|order) .*(?:photos?|pictures?|prints?|posters?|photograph\\w*)',
  newsletter: 'news ?letter|subscribe\\w*|subscription|mailing list|night notebook',
  privacy:
    'privacy|analytics|adverts?|advertising|know(?:s)? (?:\\w+ ){0,3}about me|cookies?|(?:my|personal|collect|store|keep|user) data|(?:where|who|what happens) .*(?:my|this|our) (?:chat|messages?|conversation)|contact form .*(?:arrive|send|sent|work|real|reach)\\w*|(?:arrive|send|sent|work|reach)\\w* .*contact form|does the (?:contact )?form \\w+.*|data (?:protection|do you)|gdpr|track(?:ing|ed|s)?|(?:store|save|keep|record) (?:this|my|our|the|what) .*|ip address|visitor statistics',
  siteFeature: '(?:without|no) (?:internet|connection|network)|offline|(?:dark|light|night) (?:mode|theme)',
  thisSite:
    '(?:this|your|the) (?:very )?(?:web ?)?(?:site|page|portfolio)(?: itself)?(?= *[?!.]|$| (?:built|made|written|coded|use|run|work))',
  unpublished:
    "how old (?:are you|is (?:she|he|alba|the owner)\\w*)(?: \\w+)?|(?:your|her|his|alba's) age|age of|birthday|born|married|single|(?:have|has|got) (?:a |an |any )?(?:children|kids|husband|wife|boyfriend|girlfriend|partner|family|pets?|dog|cat)|children|kids|husband|wife|boyfriend|how much (?:do you|does|would|will|is|are|money).*|prices?|pricing|costs?|charge|rates?(?! of)|fees?|quote|salary|earns?|income|phone(?: number)?|telephone|whatsapp|postal address|home address|religion|(?:is (?:she|he|alba)|are you) (?:a )?(?:man|woman|male|female|boy|girl|guy|lady)|man or (?:a )?woman|gender|pronouns?|last name of|famous clients|free(?! time)|awards?",

  novel: 'audio ?books?|novels?|books?|fiction|your story|the story',
  chapters: 'chapters?|ch|instal?lments?',
  characters: 'characters?|protagonists?|narrator|cast|villains?|antagonists?|bad guy|hero|heroine|main character',
  synopsis: 'synopsis|plot|summary|overview|storyline|about',
  setting:
    '(?:where|when|what (?:year|century|place|city|country)) .*(?:set|takes? place|happens?|happening)|setting|set in',
  author: 'who (?:wrote|writes|is writing|has written)|author|writer|written by|writes it|wrote it',
  pages: 'pages|how long|length',
  genre: 'genres?|(?:what )?(?:kind|type|sort) of (?:novel|book|story)',
  reviews: 'how many stars|readers|reviewers?|reviews?|ratings?|rated|critics?|opinions|score',
  buy: 'buy|purchase|order|for sale|(?:when|where) .*(?:publish\\w*|released?|come out|out)|price|cost|amazon|publish(?:ed|ing)?|publication',
  listen: 'listen|audio ?book|audio|hear|podcast|narrated|voice',
  read: 'read|pdf|download|sample|available|where',
  nextChapter: '(?:when|what day) (?:is|will|does|are|comes).*|next (?:chapter|one)|new chapter|upcoming',
  lastChapter: '(?:last|latest|newest|most recent) chapter|last published',
  wholeBook: '(?:whole|full|entire|complete|finished) (?:novel|book)',
  title: 'title|called|name',
  howMany: 'how many',

  it: 'it|its|this|that|this one|that one|the (?:project|game|app|site|website|store|bot)|he|she',
  they: 'they|them|those|these|both|their|all of them',
  and: 'and|what about|how about|also|too|then|but',
  more: '(?:tell me |know |say )?more(?: about| on| details| info)?|go on|continue|elaborate|details|further',
};
