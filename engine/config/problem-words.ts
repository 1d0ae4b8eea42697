// The sentences in which mistakes are named, in Ukrainian and English, by code.

const unknown = (uk: string, en: string) => ({
  uk: `${uk} "{written}"`,
  en: `unknown ${en} "{written}"`,
});

export const PROBLEM_WORDS = {
  // reading
  syntax: {
    uk: 'файл не читається як YAML: {reason-uk}',
    en: 'the file does not read as YAML: {reason-en}',
  },
  'syntax-json': {
    uk: 'файл не читається як JSON: {reason-uk}',
    en: 'the file does not read as JSON: {reason-en}',
  },
  'duplicate-key': {
    uk: 'ключ "{written}" записано двічі',
    en: 'the key "{written}" is written twice',
  },
  'tab-indent': {
    uk: 'відступ зроблено табуляцією; у YAML потрібні пробіли',
    en: 'the indentation is a tab; YAML wants spaces',
  },
  anchor: {
    uk: 'якорі та посилання (& і *) не дозволено; запишіть значення ще раз',
    en: 'anchors and aliases (& and *) are not allowed; write the value again',
  },
  tag: { uk: 'позначку типу "{written}" не дозволено', en: 'the tag "{written}" is not allowed' },
  'merge-key': { uk: 'ключ злиття "<<" не дозволено', en: 'the merge key "<<" is not allowed' },
  'forbidden-key': { uk: 'ключ "{written}" заборонено', en: 'the key "{written}" is forbidden' },
  'several-documents': {
    uk: 'у файлі кілька документів (---); має бути один',
    en: 'the file holds several documents (---); it must be one',
  },
  'too-deep': {
    uk: 'вкладеність глибша за {limit} рівнів',
    en: 'nested deeper than {limit} levels',
  },
  'too-large': { uk: 'файл більший за {limit} кБ', en: 'the file is larger than {limit} kB' },
  'not-utf8': { uk: 'файл не в кодуванні UTF-8', en: 'the file is not in UTF-8' },
  'empty-value': { uk: 'після "{written}" немає значення', en: '"{written}" has no value' },
  'missing-space': {
    uk: 'у "{written}" після двокрапки потрібен пробіл',
    en: 'a space is wanted after the colon in "{written}"',
  },
  'empty-item': {
    uk: 'пункт {written} списку порожній',
    en: 'item {written} of the list is empty',
  },
  'comma-in-braces': {
    uk: 'після "{written}" немає значення; у фігурних дужках кома починає новий ключ, тож текст із комою візьміть у лапки',
    en: '"{written}" has no value; inside braces a comma begins a new key, so put a text with a comma in quotes',
  },
  'empty-file': { uk: 'файл порожній', en: 'the file is empty' },
  'wrong-ending': {
    uk: 'файл "{written}" не прочитано: закінчення має бути {wanted}',
    en: 'the file "{written}" is not read: its ending must be {wanted}',
  },
  'missing-file': { uk: 'немає файлу "{written}"', en: 'there is no file "{written}"' },
  'stray-file': {
    uk: 'файл "{written}" тут нічого не означає',
    en: 'the file "{written}" means nothing here',
  },
  // by schema
  'unknown-key': { uk: 'невідомий ключ "{written}"', en: 'unknown key "{written}"' },
  'missing-key': { uk: 'бракує ключа "{written}"', en: 'the key "{written}" is missing' },
  'wrong-type': {
    uk: 'записано {written-uk}, а має бути {wanted-uk}',
    en: '{written-en} is written where {wanted-en} is wanted',
  },
  'quoted-number': {
    uk: 'число {written} записано в лапках; запишіть без них',
    en: 'the number {written} stands in quotes; write it without',
  },
  'not-canonical': {
    uk: 'число "{written}" записано незвично; запишіть звичайними десятковими цифрами',
    en: 'the number "{written}" is written in an unusual way; write plain decimal digits',
  },
  'yes-no': {
    uk: '"{written}" означає в YAML різне; запишіть true чи false, а слово візьміть у лапки',
    en: '"{written}" means different things in YAML; write true or false, or put the word in quotes',
  },
  'null-written': {
    uk: '"{written}" означає «нічого»; якщо значення немає, пропустіть ключ',
    en: '"{written}" means nothing; where there is no value, leave the key out',
  },
  'unquoted-code': {
    uk: 'код {written} без лапок: інші програми загублять його нулі; запишіть "{written}"',
    en: 'the code {written} is not in quotes: other programs lose its zeros; write "{written}"',
  },
  'unquoted-number': {
    uk: 'число {written} записано без лапок там, де потрібне слово; запишіть "{written}"',
    en: 'the number {written} is not in quotes where a word is wanted; write "{written}"',
  },
  'look-alike': {
    uk: 'у "{written}" літера «{letter}» кирилична, а має бути латинська чи цифра «{like}»',
    en: 'in "{written}" the letter “{letter}” is Cyrillic where the Latin letter or digit “{like}” is wanted',
  },
  'not-allowed': {
    uk: 'значення "{written}" тут не дозволено',
    en: 'the value "{written}" is not allowed here',
  },
  'wrong-pattern': {
    uk: '"{written}" не має потрібного вигляду {wanted}',
    en: '"{written}" does not look like {wanted}',
  },
  'out-of-range': {
    uk: '{written} поза межами: {wanted}',
    en: '{written} is out of range: {wanted}',
  },
  'wrong-count': {
    uk: 'у «{name}» записів {written}, а має бути {wanted}',
    en: '“{name}” has {written} entries where {wanted} are wanted',
  },
  'repeated-item': {
    uk: '"{written}" повторюється у списку',
    en: '"{written}" is repeated in the list',
  },
  'empty-text': { uk: 'текст порожній', en: 'the text is empty' },
  'plain-text': {
    uk: 'текст "{written}" записано без мови; запишіть {uk: …, en: …}',
    en: 'the text "{written}" is written without a language; write {uk: …, en: …}',
  },
  // by links
  'unknown-filter': unknown('невідомий фільтр', 'filter'),
  'unknown-call': unknown('невідомий запит', 'call'),
  'unknown-decision': unknown('невідома таблиця рішень', 'decision'),
  'unknown-chart': unknown('невідомий шаблон діаграми', 'chart template'),
  'unknown-page': unknown('невідома сторінка', 'page'),
  'unknown-text': unknown('немає тексту', 'text'),
  'unknown-form': unknown('невідома форма', 'form'),
  'unknown-form-field': unknown('невідоме поле', 'field'),
  'field-not-asked': {
    uk: 'поле "{written}" не питають на жодному кроці або питають двічі',
    en: 'the field "{written}" is asked at no step or at two',
  },
  'field-of-files': {
    uk: 'файли приймає поле типу array і формату files, разом із ключем files форми; поле "{written}" записано інакше',
    en: 'files are taken by a field of the type array and the format files, together with the key files of the form; the field "{written}" is written otherwise',
  },
  'last-step': {
    uk: 'без полів має бути останній крок, і лише він',
    en: 'the last step, and no other, is without fields',
  },
  'unknown-fact': unknown('невідомий вид показників', 'fact'),
  'unknown-dimension': unknown('невідомий вимір', 'dimension'),
  'unknown-measure': unknown('невідомий показник', 'measure'),
  'unknown-field': {
    uk: 'у відповіді запиту {call} немає поля "{written}"',
    en: 'the call {call} does not answer a field "{written}"',
  },
  'unknown-slot': {
    uk: 'шаблон {chart} не має місця "{written}"',
    en: 'the template {chart} has no slot "{written}"',
  },
  'empty-slot': {
    uk: 'для шаблону {chart} не сказано, що показувати як "{written}"',
    en: 'nothing is said to show as "{written}" in the template {chart}',
  },
  'unknown-parameter': {
    uk: 'запит {call} не приймає параметра "{written}"',
    en: 'the call {call} takes no parameter "{written}"',
  },
  'missing-parameter': {
    uk: 'запит {call} вимагає параметра "{written}", а сторінка його не дає',
    en: 'the call {call} wants the parameter "{written}", which the page does not give',
  },
  'unknown-input': {
    uk: 'сторінка не має ні фільтра, ні параметра "{written}"',
    en: 'the page has neither a filter nor a parameter "{written}"',
  },
  'unknown-option': {
    uk: 'фільтр {filter} не має значення "{written}"',
    en: 'the filter {filter} has no option "{written}"',
  },
  'unknown-path-parameter': {
    uk: 'в адресі сторінки немає параметра "{written}"',
    en: 'the address of the page has no parameter "{written}"',
  },
  'undescribed-path-parameter': {
    uk: 'не сказано, що таке параметр адреси "{written}"',
    en: 'nothing is said about the path parameter "{written}"',
  },
  'unknown-column': unknown('немає стовпця', 'column'),
  'year-and-period': {
    uk: 'рік називають або самі стовпці сум (year), або стовпець періоду, а тут названо обома способами',
    en: 'the year is said either by the columns of amounts (year) or by a column of periods; here it is said in both ways',
  },
  'unknown-format': unknown('невідомий формат файлу', 'import format'),
  'unknown-dialect': unknown('невідомий спосіб задати період', 'way to give a period'),
  'unknown-table': unknown('невідома таблиця завантажених періодів', 'table of loaded periods'),
  'unknown-side': unknown('невідомий бік таблиці періодів', 'side of a table of periods'),
  'unknown-stop': unknown('невідома зупинка клавіші Tab', 'Tab stop'),
  'missing-stop': {
    uk: 'зупинка клавіші Tab "{written}" не має номера',
    en: 'the Tab stop "{written}" has no number',
  },
  undecided: {
    uk: 'таблиця рішень {decision} нічого не вирішує для цієї сторінки',
    en: 'the decision {decision} decides nothing for this page',
  },
  'wrong-decision': {
    uk: 'таблиця рішень {decision} дає {gives}, а тут потрібно {wanted}',
    en: 'the decision {decision} gives {gives} where {wanted} is wanted',
  },
  'then-does-not-fit': {
    uk: 'під then стоїть не те, що обіцяє gives: {gives}',
    en: 'what stands under then is not what gives promises: {gives}',
  },
  'never-reached': {
    uk: 'до цього рядка ніколи не дійде: вище вже є рядок без умови',
    en: 'this row is never reached: a row above it has no condition',
  },
  'redirect-loop': {
    uk: 'переспрямування ходить по колу: {written}',
    en: 'the redirect goes in a circle: {written}',
  },
  'redirect-with-blocks': {
    uk: 'сторінка переспрямовує, тож її блоки ніхто не побачить',
    en: 'the page redirects, so nobody sees its blocks',
  },
  'same-address': {
    uk: 'адресу {written} вже має {other}',
    en: '{other} has the address {written} already',
  },
  'same-route': {
    uk: 'назву маршруту {written} вже має {other}',
    en: '{other} has the route name {written} already',
  },
  'same-query': {
    uk: 'назву "{written}" в адресі вже має {other}',
    en: '{other} has the name "{written}" in the address already',
  },
  'same-language': {
    uk: 'мову або її префікс "{written}" записано двічі',
    en: 'the language or its prefix "{written}" is written twice',
  },
  'same-block': {
    uk: 'блок "{written}" на сторінці вже є',
    en: 'the page has a block "{written}" already',
  },
  'missing-language': {
    uk: 'бракує тексту мовою "{written}"',
    en: 'the text is missing in "{written}"',
  },
  'unknown-language': {
    uk: 'мови "{written}" портал не має',
    en: 'the portal has no language "{written}"',
  },
  'missing-title': { uk: 'сторінка не має назви', en: 'the page has no title' },
  'tab-repeated': {
    uk: 'номер {written} у порядку Tab уже має {other}',
    en: '{other} has the number {written} in the Tab order already',
  },
  'tab-out-of-range': {
    uk: 'номер {written} у порядку Tab поза межами {wanted}',
    en: 'the number {written} in the Tab order is out of the range {wanted}',
  },
  'tab-range-reversed': {
    uk: 'межі порядку Tab для {written} записано навпаки',
    en: 'the Tab range of {written} is written the wrong way round',
  },
  'tab-overlap': {
    uk: 'межі порядку Tab для {written} перетинаються з {other}',
    en: 'the Tab range of {written} overlaps that of {other}',
  },
  'wrong-code': {
    uk: '"{written}" не є кодом виміру {dimension} (вигляд коду: {wanted})',
    en: '"{written}" is not a code of the dimension {dimension} (a code looks like {wanted})',
  },
  'wrong-example': {
    uk: 'значення параметра {written} у прикладі не підходить',
    en: 'the value of the parameter {written} in the example does not fit',
  },
  'missing-in-example': {
    uk: 'у прикладі бракує параметра {written}',
    en: 'the parameter {written} is missing from the example',
  },
  'wrong-file-name': {
    uk: 'у file згадано "{written}", чого запит не приймає',
    en: 'file names "{written}", which the call does not take',
  },
  'measure-of': {
    uk: 'показник "{written}" обчислюється, тож має назвати, з чого (of)',
    en: 'the measure "{written}" is computed, so it must say of what (of)',
  },
  'not-for-kind': {
    uk: 'ключ "{written}" не має змісту для {kind}',
    en: 'the key "{written}" means nothing for {kind}',
  },
  'missing-for-kind': {
    uk: 'для {kind} бракує ключа "{written}"',
    en: 'the key "{written}" is missing for {kind}',
  },
  'loads-from-outside': {
    uk: 'шаблон бере дані ззовні: {written}; дозволено лише rows',
    en: 'the template loads from outside: {written}; only rows is allowed',
  },
  'missing-message': {
    uk: 'бракує повідомлення "{written}" мовою {language}',
    en: 'the message "{written}" is missing in {language}',
  },
  'broken-template': {
    uk: 'шаблон не компілюється: {reason}',
    en: 'the template does not compile: {reason}',
  },
  'bad-pattern': {
    uk: 'вираз "{written}" не читається: {reason}',
    en: 'the pattern "{written}" does not read: {reason}',
  },
  'html-in-text': {
    uk: 'HTML у тексті не дозволено: {written}',
    en: 'HTML is not allowed in a text: {written}',
  },
  'bad-link': {
    uk: 'посилання "{written}" не дозволено: лише сторінки порталу, https:// і mailto:',
    en: 'the link "{written}" is not allowed: only pages of the portal, https:// and mailto:',
  },
  'image-in-text': {
    uk: 'зображення в тексті не дозволено: {written}',
    en: 'images are not allowed in a text: {written}',
  },
  'missing-columns': {
    uk: 'таблиця не каже, які стовпці показувати (type або columns)',
    en: 'the table does not say which columns to show (type or columns)',
  },
  'unknown-collection': unknown('невідома колекція', 'collection'),
  'unknown-entry': {
    uk: 'у колекції {collection} немає запису "{written}"',
    en: 'the collection {collection} has no entry "{written}"',
  },
  'uneven-row': {
    uk: 'у рядку "{written}" значень: {values}, а років: {years}',
    en: 'the row "{written}" has {values} values for {years} years',
  },
  'unknown-schema': unknown('невідома схема', 'schema'),
  'foreign-letters': {
    uk: 'у тексті мовою {locale} ({written}) стоять українські літери',
    en: 'there are Ukrainian letters in the text in {locale} ({written})',
  },
  'wrong-path-parameters': {
    uk: 'сторінка "{written}" має в адресі інші параметри, ніж тут відомі',
    en: 'the page "{written}" has other parameters in its address than are known here',
  },
} as const satisfies Record<string, { uk: string; en: string }>;

export type ProblemCode = keyof typeof PROBLEM_WORDS;

/** What the YAML parser found wrong, by its error code. */
export const SYNTAX_REASONS: Readonly<Record<string, { uk: string; en: string }>> = {
  BAD_INDENT: {
    uk: 'відступ не такий, як у рядків поряд',
    en: 'the indentation differs from the lines around it',
  },
  BAD_SCALAR_START: {
    uk: 'значення не може починатися з цього знака; візьміть його в лапки',
    en: 'a value cannot begin with this character; put it in quotes',
  },
  BAD_DQ_ESCAPE: {
    uk: 'невідома послідовність зі зворотною рискою в лапках',
    en: 'unknown backslash sequence inside the quotes',
  },
  BAD_COLLECTION_TYPE: { uk: 'список і словник змішано', en: 'a list and a map are mixed' },
  BLOCK_AS_IMPLICIT_KEY: {
    uk: 'у рядку дві двокрапки з пробілом; візьміть значення в лапки',
    en: 'two colons followed by a space stand in one line; put the value in quotes',
  },
  BLOCK_IN_FLOW: {
    uk: 'усередині дужок не може бути багаторядкового запису',
    en: 'a block cannot stand inside brackets',
  },
  COMMENT_SPACE: { uk: 'перед # потрібен пробіл', en: 'a space is wanted before #' },
  IMPOSSIBLE: { uk: 'запис незрозумілий', en: 'the text cannot be understood' },
  MISSING_CHAR: {
    uk: 'бракує закривальних лапок, дужки, коми чи двокрапки',
    en: 'a closing quote, a bracket, a comma or a colon is missing',
  },
  MULTILINE_IMPLICIT_KEY: {
    uk: 'ключ займає кілька рядків; можливо, бракує двокрапки або пробілу після неї',
    en: 'a key takes several lines; a colon, or the space after it, may be missing',
  },
  UNEXPECTED_TOKEN: {
    uk: 'зайвий або недоречний знак',
    en: 'there is a character too many or out of place',
  },
};

/** What the JSON parser found wrong, by its message; the last one fits all. */
export const JSON_REASONS: readonly {
  readonly when: RegExp;
  readonly uk: string;
  readonly en: string;
}[] = [
  {
    when: /double-quoted/,
    uk: 'назви ключів беруть у подвійні лапки, а після останнього запису коми немає',
    en: 'names of keys stand in double quotes, and no comma follows the last entry',
  },
  {
    when: /Expected ','/,
    uk: 'бракує коми або закривальної дужки',
    en: 'a comma or a closing bracket is missing',
  },
  { when: /Expected ':'/, uk: 'бракує двокрапки', en: 'a colon is missing' },
  {
    when: /Unterminated|end of JSON/,
    uk: 'файл обірвано: бракує лапок або дужки',
    en: 'the file breaks off: a quote or a bracket is missing',
  },
  {
    when: /./s,
    uk: 'зайвий або недоречний знак',
    en: 'there is a character too many or out of place',
  },
];
