const names: Readonly<Record<string, string>> = Object.fromEntries(
  `tada 🎉 rocket 🚀 sparkles ✨ fire 🔥 star ⭐ star2 🌟 zap ⚡ bulb 💡 memo 📝 pencil ✏️ pencil2 ✏️ book 📖
  books 📚 warning ⚠️ white_check_mark ✅ heavy_check_mark ✔️ ballot_box_with_check ☑️ x ❌
  negative_squared_cross_mark ❎ question ❓ exclamation ❗ bug 🐛 wrench 🔧 hammer 🔨 hammer_and_wrench 🛠️
  gear ⚙️ nut_and_bolt 🔩 package 📦 lock 🔒 unlock 🔓 key 🔑 link 🔗 mag 🔍 eyes 👀 wave 👋 muscle 💪 pray 🙏
  clap 👏 ok_hand 👌 thumbsup 👍 +1 👍 thumbsdown 👎 -1 👎 point_right 👉 point_left 👈 point_up ☝️
  point_down 👇 heart ❤️ green_heart 💚 blue_heart 💙 yellow_heart 💛 purple_heart 💜 smile 😄 smiley 😃
  grin 😁 joy 😂 wink 😉 blush 😊 sunglasses 😎 thinking 🤔 cry 😢 sob 😭 sweat_smile 😅 construction 🚧
  rotating_light 🚨 recycle ♻️ art 🎨 hourglass ⌛ clock 🕐 calendar 📅 chart_with_upwards_trend 📈
  bar_chart 📊 clipboard 📋 pushpin 📌 paperclip 📎 folder 📁 file_folder 📁 open_file_folder 📂 computer 💻
  iphone 📱 globe_with_meridians 🌐 earth_americas 🌎 house 🏠 bell 🔔 speech_balloon 💬
  information_source ℹ️ new 🆕 free 🆓 soon 🔜 top 🔝 100 💯 coffee ☕ beer 🍺 pizza 🍕 gift 🎁 trophy 🏆
  crown 👑 gem 💎 moneybag 💰 seedling 🌱 herb 🌿 snowflake ❄️ rainbow 🌈 sun ☀️ sunny ☀️ moon 🌙 boom 💥
  dizzy 💫 robot 🤖 ghost 👻 skull 💀 turtle 🐢 snail 🐌 whale 🐳 penguin 🐧 crab 🦀 snake 🐍 shield 🛡️ label 🏷️
  arrow_right ➡️ arrow_left ⬅️ arrow_up ⬆️ arrow_down ⬇️`
    .trim()
    .split(/(?<!\s)\s+(?=[\w+-]+ )/)
    .map((pair) => pair.split(' ')),
);

/** Returns the emoji of a shortcode (without colons), or `undefined` if the shortcode is unknown. */
export function emojiOf(name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
